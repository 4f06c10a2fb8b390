/**
 * The drawn set: outlines on a 24 px grid, 1.5 px strokes with round ends, drawn for this project.
 * Each value is the path's data.
 */
export const iconPaths = {
  home: 'M4 11.2 12 4.5l8 6.7M6 9.8V19.5h12V9.8M10 19.5v-5.2h4v5.2',
  offers:
    'M3.5 8.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v1.6a2 2 0 0 0 0 3.8v1.6a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-1.6a2 2 0 0 0 0-3.8ZM14.5 7v2M14.5 11v2M14.5 15v2',
  restaurant:
    'M3.5 17.5h17M5.5 17.5a6.5 6.5 0 0 1 13 0M12 11V8.5M10.8 7.2a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 0 1-2.4 0M5 20.5h14',
  events:
    'M4.5 7.5A1.5 1.5 0 0 1 6 6h12a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 18 20H6a1.5 1.5 0 0 1-1.5-1.5ZM4.5 10.5h15M8.5 4v4M15.5 4v4M12 13l.9 1.8 2 .3-1.5 1.4.4 2-1.8-1-1.8 1 .4-2L9.1 15.1l2-.3Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  arrowLeft: 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5',
  arrowRight: 'M4 12h15.5M13.5 5.5 20 12l-6.5 6.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronRight: 'm9.5 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9.2 12a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 0 1-5.6 0',
  eyeOff:
    'M6.2 7.3C3.8 9.1 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.5-.6 4.9-1.5M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 2.9M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
  alert: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17h.01',
  info: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M12 11v5M12 8h.01',
  success: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M8.3 12.3l2.6 2.6 4.9-5.2',
  offline:
    'M4 4l16 16M8.5 16a5 5 0 0 1 6.8-.2M5.5 12.7a9.5 9.5 0 0 1 4-2.4M13.5 10a9.5 9.5 0 0 1 5 2.7M2.8 9.5A13.5 13.5 0 0 1 7 6.8M10.8 6a13.5 13.5 0 0 1 10.4 3.5M12 19.2h.01',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v2.5M14 20h2.5M19.5 20h.5M7 7h.01M17 7h.01M7 17h.01',
  turn: 'M4.5 9.5A8 8 0 0 1 19.3 9M19.5 14.5A8 8 0 0 1 4.7 15M19.8 4.5V9h-4.5M4.2 19.5V15h4.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  phone:
    'M8.5 4H5.5A1.5 1.5 0 0 0 4 5.6C4.5 13.5 10.5 19.5 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3l-4.5-1.5-2 2a12 12 0 0 1-5.5-5.5l2-2Z',
  member: 'M8 8a4 4 0 1 1 8 0 4 4 0 0 1-8 0M4.5 20c.8-3.7 3.8-6 7.5-6s6.7 2.3 7.5 6',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 1 4 0 2 2 0 0 1-4 0M7 17a2 2 0 1 1 4 0 2 2 0 0 1-4 0',
  logOut: 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M10 12h10M16 8l4 4-4 4',
  clock: 'M3.5 12a8.5 8.5 0 1 1 17 0 8.5 8.5 0 0 1-17 0M12 7v5l3.5 2',
  mail: 'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17ZM4 7l8 6 8-6',
  external:
    'M10 5H6A1.5 1.5 0 0 0 4.5 6.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-4M13.5 4.5h6v6M19.5 4.5 11 13',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof iconPaths;

/** Icons that point along the line of reading, and so turn round where it runs right to left. */
export const DIRECTIONAL_ICONS: ReadonlySet<IconName> = new Set([
  'arrowLeft',
  'arrowRight',
  'chevronRight',
  'logOut',
  'external',
]);
