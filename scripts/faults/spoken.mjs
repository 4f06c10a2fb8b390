const UI = 'packages/ui/src';

/** Faults in screen reader output. */
export const SPOKEN_FAULTS = [
  {
    name: 'the front of the card is read while its code is shown',
    file: `${UI}/components/MemberCard/MemberCardFront.tsx`,
    find: '<Face inert={inert} aria-hidden={inert || undefined}>',
    replace: '<Face data-inert={inert}>',
    caughtBy: 'spoken',
  },
  {
    name: 'the date of an event is read twice',
    file: `${UI}/components/EventCard/EventCard.tsx`,
    find: '<Leaf aria-hidden="true">',
    replace: '<Leaf>',
    caughtBy: 'spoken',
  },
  {
    name: 'every error of a form is announced at once',
    file: `${UI}/primitives/Field/FieldNotes.tsx`,
    find: "role={announced ? 'alert' : undefined}",
    replace: "role={announced ? 'alert' : 'alert'}",
    caughtBy: 'spoken',
  },
  {
    name: 'a toast is announced again with the next one',
    file: `${UI}/primitives/Toast/ToastRegion.tsx`,
    find: ' aria-atomic="false"',
    replace: '',
    caughtBy: 'spoken',
  },
  {
    name: 'the result of a spin is not announced',
    file: `${UI}/screens/SpinTheWheel/StagePanel.tsx`,
    find: '<Words role="status">',
    replace: '<Words>',
    caughtBy: 'spoken',
  },
  {
    name: 'the focus moves to a field before its error is rendered',
    file: `${UI}/screens/account/useAccountForm.ts`,
    find: 'shouldFocusError: false',
    replace: 'shouldFocusError: true',
    caughtBy: 'spoken',
  },
  {
    name: 'a membership number is read as millions',
    file: `${UI}/primitives/Spelled/Spelled.tsx`,
    find: "[...group].join(' ')",
    replace: "[...group].join('')",
    caughtBy: 'spoken',
  },
  {
    name: 'a dialog does not announce its question',
    file: `${UI}/primitives/Dialog/Dialog.tsx`,
    find: ' aria-describedby={describedBy}',
    replace: ' data-described={describedBy}',
    caughtBy: 'spoken',
  },
];
