const UI = 'packages/ui/src';

/** What a member notices who has set up the device otherwise: large text, forced colours, less motion. */
export const DEVICE_SETTING_FAULTS = [
  {
    name: 'with large text, the words of the bottom bar are wider than their places',
    file: `${UI}/shell/BottomBar.tsx`,
    find: 'fontSize: `min(',
    replace: 'fontSize: `max(',
    caughtBy: 'stories',
  },
  {
    name: 'the end of a page stays under the bottom bar',
    file: `${UI}/shell/MobileShell.tsx`,
    find: 'padding-block-end: calc(',
    replace: 'scroll-padding-block-end: calc(',
    caughtBy: 'stories',
  },
  {
    name: 'with large text, a ticket keeps its picture and cuts its words off',
    file: `${UI}/components/VoucherCard/voucherCardStyle.ts`,
    find: "const NARROW = '@container (inline-size < 15rem)';",
    replace: "const NARROW = '@container (inline-size < 1rem)';",
    caughtBy: 'stories',
  },
  {
    name: 'a page has a part that is wider than a small phone',
    file: `${UI}/screens/frames/AccountPage.tsx`,
    find: '  grid-template-columns: minmax(0, 1fr);\n',
    replace: '  grid-template-columns: 22rem;\n',
    caughtBy: 'stories',
  },
  {
    name: 'a tab is 30 px high',
    file: `${UI}/primitives/Tabs/Tabs.tsx`,
    find: '  min-block-size: ',
    replace: '  block-size: 30px;\n  --least: ',
    caughtBy: 'stories',
  },
  {
    name: 'in forced colours, nobody sees how far a tier is filled',
    file: `${UI}/primitives/Progress/Progress.tsx`,
    find: '    background: CanvasText;\n',
    replace: '',
    caughtBy: 'stories',
  },
  {
    name: 'in forced colours, nobody sees which answer is chosen',
    file: `${UI}/primitives/Field/choiceStyle.ts`,
    find: 'background: Highlight;',
    replace: '',
    caughtBy: 'stories',
  },
  {
    name: 'buttons take their time where less motion is asked for',
    file: `${UI}/primitives/Button/buttonLooks.ts`,
    find: 'transition: background-color ',
    replace: 'transition: opacity 150ms, background-color ',
    caughtBy: 'stories',
  },
  {
    name: 'a card shines through where less transparency is asked for',
    file: `${UI}/primitives/Card/Card.tsx`,
    find: '  background: ',
    replace: '  opacity: 0.98;\n  background: ',
    caughtBy: 'stories',
  },
  {
    name: 'quiet words stay faint where more contrast is asked for',
    file: `${UI}/tokens/moreContrast.ts`,
    find: "  textMuted: 'text',\n",
    replace: '',
    caughtBy: 'unit',
  },
  {
    name: 'a pointer alone brings the summary of an offer',
    file: `${UI}/components/VoucherCard/voucherCardStyle.ts`,
    find: 'export const Summary = styled.p`\n',
    replace: 'export const Summary = styled.p`\n  :hover > & { opacity: 0.9; }\n',
    caughtBy: 'stories',
  },
  {
    name: 'the foot of a page covers a form above the keyboard',
    file: `${UI}/shell/SaferGamblingFooter.tsx`,
    find: 'const Root = styled.footer`\n',
    replace: 'const Root = styled.footer`\n  position: fixed;\n  inset: auto 0 0;\n  z-index: 5;\n',
    caughtBy: 'stories',
  },
];
