/** The emblems that the app can draw for a venue. `@casino/ui` holds the drawings. */
export const EMBLEMS: ReadonlySet<string> = new Set(['orrery', 'lantern', 'tide', 'foundry']);
