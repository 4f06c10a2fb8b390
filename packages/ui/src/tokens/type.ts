/** A bundled face, then its resized fallbacks, then a font of the device. */
const stack = (face: string, last: string) =>
  `'${face} Variable', '${face} Fallback', '${face} Fallback Android', '${face} Fallback Linux', ${last}`;

/**
 * Font stacks. Each begins with a bundled face, because the fonts of devices differ. The fallbacks are system
 * fonts, resized in `fonts.css` so that the layout does not shift.
 */
export const font = {
  display: stack('Bodoni Moda', "'Times New Roman', serif"),
  text: stack('Hanken Grotesk', 'system-ui, sans-serif'),
} as const;

/** Weights of the variable faces. */
export const weight = { regular: 400, medium: 500, strong: 600 } as const;

/** One step of the type scale. */
export interface TypeStep {
  readonly family: keyof typeof font;
  /** From 100 to 900. */
  readonly weight: number;
  /** Any CSS length. Headings grow with the width of the window. */
  readonly size: string;
  /** The upper limit, so that a long word fits on a phone with large text. */
  readonly atMost?: `${number}vw`;
  /** A multiple of the font size. */
  readonly lineHeight: number;
  /** In em. */
  readonly tracking: string;
}

/**
 * The type scale: one style for each role. The serif starts at 20 px, because its hairlines are too thin below
 * that.
 */
export const typeScale = {
  figure: {
    family: 'display',
    weight: weight.medium,
    size: 'clamp(3rem, 2.4rem + 2.6vw, 4rem)',
    atMost: '16vw',
    lineHeight: 1,
    tracking: '-0.02em',
  },
  figureSmall: {
    family: 'display',
    weight: weight.medium,
    size: '1.75rem',
    lineHeight: 1.1,
    tracking: '-0.01em',
  },
  display: {
    family: 'display',
    weight: weight.medium,
    size: 'clamp(2.5rem, 1.9rem + 2.8vw, 4rem)',
    atMost: '13vw',
    lineHeight: 1.05,
    tracking: '-0.02em',
  },
  title: {
    family: 'display',
    weight: weight.medium,
    size: 'clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem)',
    atMost: '12vw',
    lineHeight: 1.12,
    tracking: '-0.015em',
  },
  heading: {
    family: 'display',
    weight: weight.strong,
    size: '1.5rem',
    atMost: '12vw',
    lineHeight: 1.2,
    tracking: '-0.01em',
  },
  subheading: {
    family: 'display',
    weight: weight.strong,
    size: '1.25rem',
    lineHeight: 1.25,
    tracking: '-0.005em',
  },
  lead: {
    family: 'text',
    weight: weight.regular,
    size: '1.125rem',
    lineHeight: 1.5,
    tracking: '0',
  },
  body: { family: 'text', weight: weight.regular, size: '1rem', lineHeight: 1.5, tracking: '0' },
  bodyStrong: {
    family: 'text',
    weight: weight.strong,
    size: '1rem',
    lineHeight: 1.5,
    tracking: '0',
  },
  label: {
    family: 'text',
    weight: weight.strong,
    size: '0.9375rem',
    lineHeight: 1.35,
    tracking: '0',
  },
  small: {
    family: 'text',
    weight: weight.regular,
    size: '0.875rem',
    lineHeight: 1.45,
    tracking: '0',
  },
  smallStrong: {
    family: 'text',
    weight: weight.strong,
    size: '0.875rem',
    lineHeight: 1.45,
    tracking: '0',
  },
  caption: {
    family: 'text',
    weight: weight.medium,
    size: '0.75rem',
    lineHeight: 1.35,
    tracking: '0.01em',
  },
  overline: {
    family: 'text',
    weight: weight.strong,
    size: '0.75rem',
    lineHeight: 1.35,
    tracking: '0.12em',
  },
  code: {
    family: 'text',
    weight: weight.medium,
    size: '1.125rem',
    lineHeight: 1.4,
    tracking: '0.12em',
  },
} as const satisfies Record<string, TypeStep>;

/** A role in the type scale. */
export type TypeToken = keyof typeof typeScale;
