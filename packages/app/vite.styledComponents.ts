import type { OxcOptions } from 'vite';

/**
 * Gives every styled component an id made of its file and its place there, so that the build, which renders
 * the first frames, and the browser name the same classes.
 */
export const STYLED_COMPONENTS: OxcOptions = {
  plugins: { styledComponents: { displayName: false, pure: true } },
};
