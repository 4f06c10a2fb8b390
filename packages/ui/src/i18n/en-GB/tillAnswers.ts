/** The answers of the till. Each has one word that is read from a metre away. */
export const tillAnswers = {
  checking: 'Checking',
  checkingText: 'Do not serve yet.',
  serve: {
    now: 'Serve the guest',
    afterAge: 'Check age, then serve',
    afterPhoto: 'Check photo, then serve',
    afterBoth: 'Check age and photo, then serve',
  },
  doNotServe: 'Do not serve',
  member: 'Member',
  checks: { title: 'First check', age: 'Check their age', photo: 'Compare with a photo' },
  next: 'Next guest',
  redeemed: 'Redeemed',
  offline: {
    word: 'Redeemed',
    text: 'without a connection',
    note: 'Not checked: whether the membership is on hold, and what other devices did since the last sync. This device reports the scan later.',
  },
  already: {
    word: 'Already used',
    today: (time: string) => `Redeemed at ${time}`,
    todayAt: (time: string, venue: string) => `Redeemed at ${time}, ${venue}`,
    before: (day: string, time: string) => `Redeemed on ${day} at ${time}`,
    beforeAt: (day: string, time: string, venue: string) =>
      `Redeemed on ${day} at ${time}, ${venue}`,
    next: 'This member has used the voucher. The app shows the guest when and where.',
  },
  refused: {
    word: 'Refused',
    unreadable: {
      title: 'Not a code of ours',
      next: 'Ask the guest to open the voucher in the app. If it comes from there, the scanner changes its characters: use the camera.',
    },
    'unknown-key': {
      title: 'This till cannot check the code',
      next: 'Wait until the till says “Synced just now”, then scan again. If it is refused again, call a manager.',
    },
    forged: {
      title: 'The code does not match',
      next: 'Scan it again in the guest’s app, with the camera: a scanner with another keyboard changes characters. If it is refused again, call a manager.',
    },
    'another-member': {
      title: 'Another member’s voucher',
      next: 'Check that the card and the voucher are of the same guest. Then scan both again.',
    },
    expired: {
      title: 'This voucher has ended',
      next: 'It cannot be used any more. The guest finds other offers in the app.',
    },
    'not-yet': {
      title: 'This voucher has not begun',
      next: 'Ask the guest to come back then.',
    },
    'another-venue': {
      title: 'For another casino',
      next: 'The voucher in the app names the casino where the guest can use it.',
    },
    'unknown-voucher': {
      title: 'No such voucher',
      next: 'Check the letters, or scan the code. A voucher that was withdrawn cannot be used.',
    },
    'unknown-member': {
      title: 'No member has this number',
      next: 'Check the number, or scan the member card again.',
    },
    'member-blocked': {
      title: 'This membership is on hold',
      next: 'Do not talk about it at the till. Ask the guest to see reception.',
    },
    'not-shown': {
      title: 'The app does not show it now',
      next: 'Do not talk about it at the till. The guest’s app says why.',
    },
    'online-only': {
      title: 'Needs a connection',
      next: 'Nothing was redeemed. Scan it again when the connection is back.',
    },
    'not-offered': {
      title: 'Not redeemed on this till',
      next: 'Redeem it on your other till, or call a manager.',
    },
    ended: (when: string) => `It ended on ${when}.`,
    begins: (when: string) => `It begins on ${when}.`,
  },
  failed: {
    'no-answer': {
      word: 'No answer',
      line: 'The connection was lost',
      note: 'Try again. The voucher is not redeemed twice.',
    },
    'storage-full': {
      word: 'No space',
      line: 'This device cannot store the scan',
      note: 'Nothing was redeemed. Try again with a connection, or use another till. A manager can free space on this one.',
    },
    retry: 'Try again',
    leave: 'Leave it, next guest',
  },
  reversed: {
    word: 'Taken back',
    title: 'The voucher can be used again',
    verdict: 'Nothing is redeemed',
    reason: 'Reason',
  },
} as const;
