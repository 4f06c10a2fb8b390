/** The layouts of every screen. */
export const LAYOUTS = ['mobile', 'desktop'] as const;

/**
 * The layout of a screen: `mobile` if the window is narrower than 768 px, else `desktop`. Only the app reads
 * the window. Specification section 2.
 */
export type Layout = (typeof LAYOUTS)[number];
