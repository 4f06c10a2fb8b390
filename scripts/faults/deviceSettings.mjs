const UI = 'packages/ui/src';

/** Faults that appear with device settings: large text, forced colours, reduced motion. */
export const DEVICE_SETTING_FAULTS = [
  {
    name: 'with large text, the labels of the navigation bar overflow',
    file: `${UI}/shell/BottomBar.tsx`,
    find: 'fontSize: `min(',
    replace: 'fontSize: `max(',
    caughtBy: 'stories',
  },
  {
    name: 'the navigation bar covers the end of a page',
    file: `${UI}/shell/MobileShell.tsx`,
    find: 'padding-block-end: calc(',
    replace: 'scroll-padding-block-end: calc(',
    caughtBy: 'stories',
  },
  {
    name: 'with large text, a ticket keeps its picture and cuts off its text',
    file: `${UI}/components/VoucherCard/voucherCardStyle.ts`,
    find: "const NARROW = '@container (inline-size < 15rem)';",
    replace: "const NARROW = '@container (inline-size < 1rem)';",
    caughtBy: 'stories',
  },
  {
    name: 'a page is wider than a small phone',
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
    name: 'in forced colours, tier progress is invisible',
    file: `${UI}/primitives/Progress/Progress.tsx`,
    find: '    background: CanvasText;\n',
    replace: '',
    caughtBy: 'stories',
  },
  {
    name: 'in forced colours, the selected answer is invisible',
    file: `${UI}/primitives/Field/choiceStyle.ts`,
    find: 'background: Highlight;',
    replace: '',
    caughtBy: 'stories',
  },
  {
    name: 'buttons animate with reduced motion',
    file: `${UI}/primitives/Button/buttonStyle.ts`,
    find: 'transition: background-color ',
    replace: 'transition: opacity 150ms, background-color ',
    caughtBy: 'stories',
  },
  {
    name: 'a card is transparent with reduced transparency',
    file: `${UI}/primitives/Card/Card.tsx`,
    find: '  background: ',
    replace: '  opacity: 0.98;\n  background: ',
    caughtBy: 'stories',
  },
  {
    name: 'muted text stays pale with more contrast',
    file: `${UI}/tokens/moreContrast.ts`,
    find: "  textMuted: 'text',\n",
    replace: '',
    caughtBy: 'unit',
  },
  {
    name: 'only a pointer shows the summary of an offer',
    file: `${UI}/components/VoucherCard/voucherCardStyle.ts`,
    find: 'export const Summary = styled.p`\n',
    replace: 'export const Summary = styled.p`\n  :hover > & { opacity: 0.9; }\n',
    caughtBy: 'stories',
  },
  {
    name: 'the footer covers a form above the keyboard',
    file: `${UI}/shell/SaferGamblingFooter.tsx`,
    find: 'const Root = styled.footer`\n',
    replace: 'const Root = styled.footer`\n  position: fixed;\n  inset: auto 0 0;\n  z-index: 5;\n',
    caughtBy: 'stories',
  },
];
