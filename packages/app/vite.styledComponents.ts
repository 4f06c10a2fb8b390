import type { OxcOptions } from 'vite';

/**
 * Derives the id of a styled component from its file and position, so that the first frames, rendered at build, and the
 * browser have the same class names.
 */
export const STYLED_COMPONENTS: OxcOptions = {
  plugins: { styledComponents: { displayName: false, pure: true } },
};
