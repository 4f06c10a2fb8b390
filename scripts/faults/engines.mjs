/** Faults that only one engine shows, while all tests in Chromium pass. */
export const ENGINE_FAULTS = [
  {
    name: 'in WebKit, the parts of a date are too close to the legend',
    file: 'packages/ui/src/primitives/Field/FieldsetFrame.tsx',
    find: '  margin-block-end: ',
    replace: '  float: left;\n  scroll-margin-block-end: ',
    caughtBy: 'engines',
  },
  {
    name: 'in Firefox, the buttons have no colour',
    file: 'packages/ui/src/primitives/Button/buttonStyle.ts',
    find: "rest: '&',",
    replace: "rest: '&:-webkit-any(button, a)',",
    caughtBy: 'engines',
  },
];
