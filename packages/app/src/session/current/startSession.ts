import { beganSignedIn, session } from './appSession.ts';

/**
 * Whether the page can show nothing before the services respond: a member without cached data. The page runs this module
 * before the libraries of the app arrive, so that they load while the services respond.
 */
export const asksFirst = beganSignedIn && session.getSnapshot().status === 'starting';

if (asksFirst) session.start();
