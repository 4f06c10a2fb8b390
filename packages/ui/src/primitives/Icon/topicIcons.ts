/** Icons for subjects. */

import type { IconDrawing } from './icon.types.ts';

/** A house, for the start page. */
export const homeIcon: IconDrawing = {
  path: 'M4 11.2 12 4.5l8 6.7M6 9.8V19.5h12V9.8M10 19.5v-5.2h4v5.2',
};

/** A ticket, for offers and vouchers. */
export const offersIcon: IconDrawing = {
  path: 'M3.5 8.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v1.6a2 2 0 0 0 0 3.8v1.6a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-1.6a2 2 0 0 0 0-3.8ZM14.5 7v2M14.5 11v2M14.5 15v2',
};

/** A cloche, for the restaurant. */
export const restaurantIcon: IconDrawing = {
  path: 'M3.5 17.5h17M5.5 17.5a6.5 6.5 0 0 1 13 0M12 11V8.5M10.8 7.2a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 0 1-2.4 0M5 20.5h14',
};

/** A calendar sheet with a star, for events. */
export const eventsIcon: IconDrawing = {
  path: 'M4.5 7.5A1.5 1.5 0 0 1 6 6h12a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5ZM4.5 10.5h15M8.5 4v4M15.5 4v4M12 13l.9 1.8 2 .3-1.5 1.4.4 2-1.8-1-1.8 1 .4-2L9.1 15.1l2-.3Z',
};

/** Three dots, for further pages or actions. */
export const moreIcon: IconDrawing = { path: 'M5 12h.01M12 12h.01M19 12h.01', strokeWidth: 2.5 };

/** A QR code. */
export const qrIcon: IconDrawing = {
  path: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v2.5M14 20h2.5M19.5 20h.5M7 7h.01M17 7h.01M7 17h.01',
};

/** A wallet with a card, for adding the member card to a phone. */
export const walletIcon: IconDrawing = {
  path: 'M4 9.5A1.5 1.5 0 0 1 5.5 8h13A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM6.5 8V5.5A1.5 1.5 0 0 1 8 4h8a1.5 1.5 0 0 1 1.5 1.5V8M20 12.5h-4a1.75 1.75 0 0 0 0 3.5h4',
};

/** An arrow out of a frame, for logging out. It is mirrored in right-to-left text. */
export const logOutIcon: IconDrawing = {
  path: 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M10 12h10M16 8l4 4-4 4',
  directional: true,
};

/** A clock, for times and dates. */
export const clockIcon: IconDrawing = {
  path: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M12 7v5l3.5 2',
};

/** An arrow out of a box, for a link that leaves the app. It is mirrored in right-to-left text. */
export const externalIcon: IconDrawing = {
  path: 'M10 5H6A1.5 1.5 0 0 0 4.5 6.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4M13.5 4.5h6v6M19.5 4.5 11 13',
  directional: true,
};

/** A box with an upward arrow: the share symbol of iOS. */
export const shareIcon: IconDrawing = {
  path: 'M8 9.5H6.5A1.5 1.5 0 0 0 5 11v8a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-8a1.5 1.5 0 0 0-1.5-1.5H16M12 14.5v-11M8.5 7 12 3.5 15.5 7',
};

/** A square with a plus: the "Add to Home Screen" symbol of iOS. */
export const addToHomeIcon: IconDrawing = {
  path: 'M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM12 8v8M8 12h8',
};

/** A star in a circle, for points. */
export const pointsIcon: IconDrawing = {
  path: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M12 7.5l1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4Z',
};

/** A casino chip, for gaming. */
export const gamingIcon: IconDrawing = {
  path: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M8.2 12a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 0 1-7.6 0M12 3.5v4.7M12 15.8v4.7M3.5 12h4.7M15.8 12h4.7',
};

/** A moon and a star, for a night's stay. */
export const stayIcon: IconDrawing = {
  path: 'M19.5 14.6A8 8 0 1 1 9.4 4.5a6.5 6.5 0 0 0 10.1 10.1ZM16 4.5v4M14 6.5h4',
};

/** A car, for parking and travel. */
export const travelIcon: IconDrawing = {
  path: 'M4 16.5v-3.8l1.9-5A1.5 1.5 0 0 1 7.3 6.7h9.4a1.5 1.5 0 0 1 1.4 1l1.9 5v3.8M4.2 12h15.6M4 16.5h16v2h-2.5v-2M6.5 16.5v2H4v-2M7.5 14.2h1M15.5 14.2h1',
};

/** A coupe glass, for drinks. */
export const drinksIcon: IconDrawing = {
  path: 'M4.5 5h15a7.5 7.5 0 0 1-15 0ZM12 12.5v7.5M8 20h8M5.4 8.2h13.2',
};

/** A cake with a candle, for birthdays. */
export const birthdayIcon: IconDrawing = {
  path: 'M3.5 20h17M5.5 20v-6A1.5 1.5 0 0 1 7 12.5h10a1.5 1.5 0 0 1 1.5 1.5v6M5.5 15.5c1.1 1.3 2.2 1.3 3.25 0s2.2-1.3 3.25 0 2.2 1.3 3.25 0 2.2-1.3 3.25 0M12 12.5V9M12 3.8c1.3 1.4 1.3 2.4 0 3-1.3-.6-1.3-1.6 0-3Z',
};

/** A parasol over a table, for a terrace. */
export const terraceIcon: IconDrawing = {
  path: 'M3.5 10.5C4.5 6.5 7.9 4 12 4s7.5 2.5 8.5 6.5ZM12 4c-2.2 1.4-3.3 3.6-3.5 6.5M12 4c2.2 1.4 3.3 3.6 3.5 6.5M12 10.5V20M7 15.5h10M9.5 20h5',
};

/** A pin on a map, for a place. */
export const placeIcon: IconDrawing = {
  path: 'M12 20.5s6.5-5.4 6.5-10.3a6.5 6.5 0 0 0-13 0c0 4.9 6.5 10.3 6.5 10.3ZM9.6 10.2a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 0 1-4.8 0',
};
