/** The window widths at which layouts may change, in pixels. Specification section 2. */
export const breakpoints = { small: 600, medium: 1024, large: 1440, extraLarge: 1920 } as const;

/** Below this window width, in pixels, the layout is mobile. Specification section 9. */
export const LAYOUT_SWITCH = 768;

/** From this window width, in pixels, the page is wider. It is between two breakpoints of the specification. */
const WIDE = 1700;

/** Media queries for styles: the breakpoints, the layout switch and the device's settings. */
export const media = {
  small: `@media (min-width: ${breakpoints.small}px)`,
  desktop: `@media (min-width: ${LAYOUT_SWITCH}px)`,
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  large: `@media (min-width: ${breakpoints.large}px)`,
  wide: `@media (min-width: ${WIDE}px)`,
  extraLarge: `@media (min-width: ${breakpoints.extraLarge}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  print: '@media print',
  /** For `:hover`: on a touch screen, a style would stay after a tap. */
  hover: '@media (hover: hover)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/**
 * Steps of the 4 px grid. `space[4]` is 16 px at the browser's default text size. Each rem is at most 5 % of the
 * window's width.
 */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

/** Corner radii. `card` is for playing cards and surfaces. `pill` is fully round. */
export const radius = {
  small: '4px',
  control: '8px',
  card: '14px',
  sheet: '20px',
  pill: '999px',
} as const;

/** Fixed measures: the smallest target, icons, the longest line of text, the widest page. */
export const size = {
  target: '2.75rem',
  targetSmall: '1.5rem',
  icon: '1.25rem',
  iconLarge: '1.5rem',
  measure: '72ch',
  form: '26rem',
  dialog: '30rem',
  memberCard: '27rem',
  page: '75rem',
  pageWide: '90rem',
  hairline: '1px',
  outline: '2px',
} as const;

/** The height of the window. On the home screen of iOS, `100dvh` is too small (WebKit 254868): see `globalCss`. */
export const windowHeight = 'var(--ui-window-height, 100dvh)';

/** One easing and three durations. `loop` is for loading indicators. */
export const motion = {
  fast: '150ms',
  base: '200ms',
  slow: '250ms',
  loop: '1600ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The stacking order of elements above the page. Dialogs and toasts use the browser's top layer instead. */
export const layer = {
  base: '0',
  raised: '1',
  sticky: '10',
  navigation: '20',
  prompt: '30',
} as const;
