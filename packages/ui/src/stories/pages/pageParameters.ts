/** A row of a table on the page of a component: a key or a part, and a sentence in Markdown. */
type Row = readonly [name: string, text: string];

/** What a story file adds to the docs page of its component, in its `parameters`. */
export interface PageParameters {
  /** The keys that the component takes, by keystroke. Required for a component that takes the keyboard itself. */
  readonly keyboard?: readonly Row[];
  /** The named parts, from top to bottom. */
  readonly anatomy?: readonly Row[];
  /** The names of the exports that a screen's page shows, at most six, in place of the choice of `keyStories`. */
  readonly keyStates?: readonly string[];
}

/** Tab, for a list of keys. */
export const TAB_KEY: Row = [
  'Tab, Shift + Tab',
  'Moves the focus to the next or the previous element.',
];

/** The keys of a native button. */
export const BUTTON_KEYS: readonly Row[] = [TAB_KEY, ['Enter, Space', 'Presses the button.']];

/** The keys of a native link. */
export const LINK_KEYS: readonly Row[] = [TAB_KEY, ['Enter', 'Opens the link.']];

/** The keys of a native text input. */
export const INPUT_KEYS: readonly Row[] = [
  TAB_KEY,
  ['Enter', 'Submits the form, if the field is in a form with a submit button.'],
];

/** The keys of a native checkbox. */
export const CHECKBOX_KEYS: readonly Row[] = [TAB_KEY, ['Space', 'Switches it on or off.']];

/** The keys of a native modal dialog. */
export const MODAL_KEYS: readonly Row[] = [
  ['Tab, Shift + Tab', 'Moves the focus inside. The page behind is inert.'],
  ['Esc', 'Calls `onClose`. The focus returns to the element that had it.'],
];

/** The parts of a field below its input. */
export const FIELD_NOTES: readonly Row[] = [
  ['Hint', 'Help that stays visible. Screen readers read it after the label.'],
  ['Error', 'What is wrong and how to correct it. Screen readers read it with the hint.'],
];

/** The parts of a field above its input. */
export const FIELD_LABELS: readonly Row[] = [
  ['Label', 'Names the field. A press on it moves the focus to the field.'],
  ['Optional mark', 'The word from `optionalLabel`, beside the label.'],
];
