/** Icons for controls. */

import type { IconDrawing } from './icon.types.ts';

/** An arrow to the start of the line. It is mirrored in right-to-left text. */
export const arrowLeftIcon: IconDrawing = {
  path: 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5',
  directional: true,
};

/**
 * An arrow to the end of the line. It is mirrored in right-to-left text.
 * @public
 */
export const arrowRightIcon: IconDrawing = {
  path: 'M4 12h15.5M13.5 5.5 20 12l-6.5 6.5',
  directional: true,
};

/** A chevron that points down, for content that opens. */
export const chevronDownIcon: IconDrawing = { path: 'm6 9.5 6 6 6-6' };

/** A chevron to the end of the line. It is mirrored in right-to-left text. */
export const chevronRightIcon: IconDrawing = { path: 'm9.5 6 6 6-6 6', directional: true };

/** A cross that closes or dismisses. */
export const closeIcon: IconDrawing = { path: 'm6 6 12 12M18 6 6 18' };

/** A tick. */
export const checkIcon: IconDrawing = { path: 'm5 12.5 4.5 4.5L19 7.5' };

/** An open eye that shows a password. */
export const eyeIcon: IconDrawing = {
  path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9.2 12a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 0 1-5.6 0',
};

/** A crossed-out eye that hides a password. */
export const eyeOffIcon: IconDrawing = {
  path: 'M6.2 7.3C3.8 9.1 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.5-.6 4.9-1.5M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 2.9M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
};

/** Two arrows in a circle that turn a card over. */
export const turnIcon: IconDrawing = {
  path: 'M4.5 9.5A8 8 0 0 1 19.3 9M19.5 14.5A8 8 0 0 1 4.7 15M19.8 4.5V9h-4.5M4.2 19.5V15h4.5',
};

/** A circular arrow that reloads or retries. */
export const refreshIcon: IconDrawing = {
  path: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
};

/** Two sheets, for copying. */
export const copyIcon: IconDrawing = {
  path: 'M8.5 8.5V6A1.5 1.5 0 0 1 10 4.5h8A1.5 1.5 0 0 1 19.5 6v8a1.5 1.5 0 0 1-1.5 1.5h-2.5M4.5 10A1.5 1.5 0 0 1 6 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18Z',
};
