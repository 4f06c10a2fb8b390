import type { Scheme } from './tiers.ts';

/** Shadows by height above the page. */
export interface Elevation {
  /** Cards at rest. */
  readonly low: string;
  /** Elements that the pointer hovers over, and the member card. */
  readonly middle: string;
  /** Dialogs, menus and toasts. */
  readonly high: string;
  /** The highlight along the upper edge of a card. */
  readonly bevel: string;
}

/** Shadows by scheme. Shadows are deeper in dark, because dark surfaces differ less in lightness. */
export const elevations: Readonly<Record<Scheme, Elevation>> = {
  light: {
    low: '0 1px 2px #17191a14, 0 2px 8px #17191a0a',
    middle: '0 2px 6px #17191a1a, 0 12px 32px #17191a24',
    high: '0 4px 12px #17191a1f, 0 24px 64px #17191a33',
    bevel: 'inset 0 1px 0 #ffffff47, inset 0 0 0 1px #ffffff1f',
  },
  dark: {
    low: '0 1px 2px #00000066',
    middle: '0 2px 6px #00000080, 0 16px 40px #00000099',
    high: '0 4px 12px #00000099, 0 24px 64px #000000cc',
    bevel: 'inset 0 1px 0 #ffffff47, inset 0 0 0 1px #ffffff1f',
  },
};
