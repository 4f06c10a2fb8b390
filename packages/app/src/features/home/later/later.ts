import { PointsReminder } from './PointsReminder.tsx';
import { TonightWords } from './TonightWords.tsx';
import { VenueHouse } from './VenueHouse.tsx';

/** What home loads after the offers, in one file. */
export const later = { PointsReminder, TonightWords, VenueHouse } as const;
