/** Icons for the parts of a device. */

import type { IconDrawing } from './icon.types.ts';

/** A camera. */
export const cameraIcon: IconDrawing = {
  path: 'M3.5 9A1.5 1.5 0 0 1 5 7.5h2.7L9.2 5h5.6l1.5 2.5H19A1.5 1.5 0 0 1 20.5 9v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5ZM8.5 13a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0',
};

/** A crossed-out camera. */
export const cameraOffIcon: IconDrawing = {
  path: 'M4 4l16 16M6.5 7.5H5A1.5 1.5 0 0 0 3.5 9v8.5A1.5 1.5 0 0 0 5 19h13M8.6 5.9 9.2 5h5.6l1.5 2.5H19A1.5 1.5 0 0 1 20.5 9v7.5M10 10.2A3.5 3.5 0 0 0 14.8 15',
};

/** A loudspeaker with waves, for sound that is on. */
export const soundOnIcon: IconDrawing = {
  path: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
};

/** A loudspeaker with a cross, for sound that is off. */
export const soundOffIcon: IconDrawing = {
  path: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM16 9.5l5 5M21 9.5l-5 5',
};

/** A key that deletes the last character. It is mirrored in right-to-left text. */
export const backspaceIcon: IconDrawing = {
  path: 'M9 5.5h10A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H9L3 12ZM11.5 9.5l5 5M16.5 9.5l-5 5',
  directional: true,
};

/** A member card. */
export const cardIcon: IconDrawing = {
  path: 'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17ZM3.5 9.5h17M7 14.5h4',
};
