/** The page on which staff set up a scanner. */
export const tillScanner = {
  title: 'Set up a scanner',
  text: 'Scan this code. The page then says what the scanner does, and what to change.',
  code: 'Test code',
  back: 'To the till',
  waiting: 'Waiting for a scan',
  good: { title: 'This scanner works', text: 'The till reads it without any help.' },
  reads: {
    title: 'The till can read this scanner',
    text: 'It corrects most codes by itself. Change the points below, so that every code is read.',
  },
  fails: {
    title: 'The till cannot rely on this scanner',
    text: 'Change the points below, then scan again.',
  },
  typed: 'This arrived',
  nothing: 'No readable text',
  findings: {
    layout: {
      title: 'Another keyboard layout',
      text: 'The scanner types for another keyboard than this computer has. Choose the same language in the scanner’s manual and in the computer.',
    },
    'caps-lock': {
      title: 'Caps Lock is on',
      text: 'Small and capital letters are exchanged. Turn off Caps Lock on the keyboard, and in the scanner’s settings.',
    },
    capitals: {
      title: 'Capital letters only',
      text: 'The scanner changes small letters. Turn off “convert to upper case” in its settings.',
    },
    'small-letters': {
      title: 'Wrong small or capital letters',
      text: 'The scanner loses the Shift key. Turn off the conversion of letters, or choose a slower speed between keys.',
    },
    prefix: {
      title: 'Something before the code',
      text: 'The scanner adds characters at the start. Turn off its prefix.',
    },
    suffix: {
      title: 'Something after the code',
      text: 'The scanner adds characters at the end. Let it add Enter only.',
    },
    'no-ending': {
      title: 'No Enter at the end',
      text: 'The till cannot tell where a number ends. Let the scanner add Enter, also called CR or carriage return.',
    },
    'line-feed': {
      title: 'A line feed at the end',
      text: 'Browsers take it for a shortcut, and may open their downloads. Let the scanner add Enter instead.',
    },
    slow: {
      title: 'Slow',
      text: 'Choose a shorter delay between keys in the scanner’s settings.',
    },
    pauses: {
      title: 'Pauses',
      text: 'The scanner paused within the code. Bring it closer to its receiver, or use its cable.',
    },
    pause: {
      title: 'A long pause',
      text: 'A part of the code came too late. Bring the scanner closer to its receiver, or use its cable.',
    },
    'in-field': { title: 'Behind other text', text: 'Leave the field, then scan again.' },
    unidentified: {
      title: 'Keys without a name',
      text: 'The browser does not know the scanner’s keys. Set the scanner to act as a USB or HID keyboard, without Alt codes.',
    },
    'another-code': {
      title: 'Not the test code',
      text: 'Scan the code on this page. If you did, the scanner changes its characters: choose its keyboard language, and turn off additions.',
    },
  },
  silent: {
    title: 'Nothing arrives?',
    items: [
      'The scanner must act as a keyboard. Its manual calls this USB-HID, HID or keyboard wedge.',
      'On a device with a scanner of its own, choose “keystroke output” in the scanner’s app.',
      'Touch this page once, so that keys arrive here.',
      'Open a text editor and scan there. If nothing appears, it is the scanner or its cable.',
    ],
  },
} as const;
