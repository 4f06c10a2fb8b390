import type { ColorToken } from '../../tokens/colors.ts';
import type { Elevation } from '../../tokens/elevation.ts';
import type { layer, motion, radius, size, space } from '../../tokens/scale.ts';
import type { TypeToken } from '../../tokens/type.ts';

type For<Tokens extends PropertyKey> = Readonly<Record<Tokens, string>>;

/** When to use each colour. */
export const colorUse: For<ColorToken> = {
  canvas: 'The background of the page.',
  sunken: 'Recessed areas: tracks and quiet badges.',
  field: 'The background of input fields.',
  surface: 'Cards and bars.',
  raised: 'Dialogs, menus and toasts.',
  accent: 'The fill of the primary action and of progress bars.',
  accentHover: 'The accent below a pointer.',
  accentActive: 'The accent while it is pressed.',
  onAccent: 'Text and icons on the accent.',
  accentText: 'Links and selected labels.',
  accentSubtle: 'The tint behind a selected item.',
  focus: 'The focus ring.',
  heroFrom: 'The light corner of the member card and of heroes.',
  heroVia: 'The middle of the hero’s gradient.',
  heroTo: 'The dark corner of the hero’s gradient.',
  onHero: 'Text on the member card and on heroes.',
  onHeroMuted: 'Secondary text on the member card and on heroes.',
  pattern: 'Engraved lines on the hero. Decoration only.',
  metal: 'Ranks, suits, rules and large text on the hero.',
  metalText: 'The theme’s metal as text on a surface.',
  text: 'Body text and headings.',
  textMuted: 'Secondary text: dates, notes, captions.',
  border: 'A hairline between areas. Decoration only.',
  borderStrong: 'The outline of a control.',
  disabled: 'The fill of a disabled control.',
  onDisabled: 'The label of a disabled control.',
  scrim: 'The overlay behind a dialog.',
  skeleton: 'The shape of content that loads.',
  skeletonShine: 'The light that moves over a skeleton.',
  success: 'A fill that says that something worked.',
  onSuccess: 'Text on the fill of success.',
  successText: 'Success as text or an icon.',
  successSubtle: 'The background of a success message.',
  danger: 'The fill of an action that destroys.',
  dangerHover: 'That action below a pointer.',
  onDanger: 'Text on the fill of danger.',
  dangerText: 'Errors as text, icon or outline.',
  dangerSubtle: 'The background of an error message.',
  warningText: 'A warning as text or an icon.',
  warningSubtle: 'The background of a warning.',
  infoText: 'Information as text or an icon.',
  infoSubtle: 'The background of information.',
  qrPaper: 'The ground of a QR code: white in both schemes.',
  qrInk: 'The modules of a QR code: black in both schemes.',
};

/** When to use each role of the type scale. */
export const typeUse: For<TypeToken> = {
  figure: 'The one number of a page, such as the balance of points.',
  figureSmall: 'A number in a card: the value of an offer.',
  display: 'The heading of a hero. At most one on a page.',
  title: 'The title of a page, its h1.',
  heading: 'The heading of a section, its h2.',
  subheading: 'The heading of a card or a list, its h3.',
  lead: 'The sentence below a title.',
  body: 'Text that is read in full.',
  bodyStrong: 'A word or a line in body text that has to stand out.',
  label: 'Buttons, tabs and the labels of fields.',
  small: 'Notes, hints and the rows of a table.',
  smallStrong: 'The heading of a row or a column.',
  caption: 'Dates, sources and the words of the bottom bar.',
  overline: 'One or two words above a title, in capitals.',
  code: 'A code that is read out or typed.',
};

/** When to use each step of space. */
export const spaceUse: For<keyof typeof space> = {
  0: 'No space.',
  1: 'Between an icon and its text, and between lines that belong together.',
  2: 'Within a control, and between chips.',
  3: 'Between a label and its field, and in a compact row.',
  4: 'Between the elements of a card, and the padding of a phone’s page.',
  5: 'The padding of a card.',
  6: 'Between cards, and between the fields of a form.',
  8: 'Between groups within a section.',
  10: 'Between sections on a phone.',
  12: 'Between sections on a desktop.',
  16: 'Above and below the content of a hero.',
  20: 'Around an empty state.',
  24: 'The end of a long page.',
};

/** When to use each radius. */
export const radiusUse: For<keyof typeof radius> = {
  small: 'Badges, and parts of a control.',
  control: 'Buttons and fields.',
  card: 'Playing cards and surfaces.',
  sheet: 'Sheets and dialogs.',
  pill: 'Chips, avatars and tracks: fully round.',
};

/** When to use each fixed measure. */
export const sizeUse: For<keyof typeof size> = {
  target: 'The smallest target for a finger, 44 px.',
  targetSmall: 'The smallest target within a line of text, 24 px.',
  icon: 'An icon beside text.',
  iconLarge: 'An icon alone, as in the bottom bar.',
  measure: 'The longest line of text.',
  form: 'The width of a form.',
  dialog: 'The width of a dialog.',
  memberCard: 'The width of the member card.',
  page: 'The widest page, in windows below 1,700 px.',
  pageWide: 'The widest page, in windows of 1,700 px and more.',
  hairline: 'A line between areas.',
  outline: 'The focus ring, and the outline of a selected control.',
};

/** When to use each shadow. */
export const elevationUse: For<keyof Elevation> = {
  low: 'Cards at rest.',
  middle: 'Elements below a pointer, and the member card.',
  high: 'Dialogs, menus and toasts.',
  bevel: 'The highlight along the upper edge of a card.',
};

/** When to use each layer. */
export const layerUse: For<keyof typeof layer> = {
  base: 'The content of the page.',
  raised: 'An element above its neighbours.',
  sticky: 'Headings that stay while a list scrolls.',
  navigation: 'The title bar and the bottom bar.',
  prompt: 'The prompt for an update.',
};

/** When to use each duration, and the easing. */
export const motionUse: For<keyof typeof motion> = {
  fast: 'A control answers: hover, press, a switch.',
  base: 'An element appears or disappears: a toast, an accordion.',
  slow: 'A large area moves: a sheet, the card that turns.',
  loop: 'Loading indicators, which repeat.',
  easing: 'Every movement: it starts at once and ends gently.',
};
