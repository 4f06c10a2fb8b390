/** Icons for people and contact. */

import type { IconDrawing } from './icon.types.ts';

/** A person. */
export const memberIcon: IconDrawing = {
  path: 'M8 8a4 4 0 1 1 8 0 4 4 0 0 1-8 0M4.5 20c.8-3.7 3.8-6 7.5-6s6.7 2.3 7.5 6',
};

/** An envelope. */
export const mailIcon: IconDrawing = {
  path: 'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17ZM4 7l8 6 8-6',
};

/** A telephone handset. */
export const phoneIcon: IconDrawing = {
  path: 'M8.5 4H5.5A1.5 1.5 0 0 0 4 5.6C4.5 13.5 10.5 19.5 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3l-4.5-1.5-2 2a12 12 0 0 1-5.5-5.5l2-2Z',
};
