/** Icons for states. */

import type { IconDrawing } from './icon.types.ts';

/** A triangle with an exclamation mark, for warnings and errors. */
export const alertIcon: IconDrawing = { path: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.01' };

/** A circle with an "i", for information. */
export const infoIcon: IconDrawing = {
  path: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M12 11v5M12 8h.01',
};

/** A circle with a tick, for success. */
export const successIcon: IconDrawing = {
  path: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M8.3 12.3l2.6 2.6 4.9-5.2',
};

/** A crossed-out wireless signal, for a missing connection. */
export const offlineIcon: IconDrawing = {
  path: 'M4 4l16 16M8.5 16a5 5 0 0 1 6.8-.2M5.5 12.7a9.5 9.5 0 0 1 4-2.4M13.5 10a9.5 9.5 0 0 1 5 2.7M2.8 9.5A13.5 13.5 0 0 1 7 6.8M10.8 6a13.5 13.5 0 0 1 10.4 3.5M12 19.2h.01',
};
