import type { TillConnection, TillPlace } from './till.types.ts';

export const PLACE: TillPlace = { device: 'Bar, left till', venue: 'The Orrery, London' };

export const SYNCED: TillConnection = { isOnline: true, syncedMinutesAgo: 4, waiting: 0 };

export const OFFLINE: TillConnection = { isOnline: false, syncedMinutesAgo: 22, waiting: 3 };
