import { CardIndex } from '@casino/ui/screens/Home/CardIndex.tsx';
import { PointsReminder } from './PointsReminder.tsx';
import { TierRise } from './TierRise.tsx';
import { TonightWords } from './TonightWords.tsx';
import { VenueHouse } from './VenueHouse.tsx';

/** What home loads after the offers, in one file. */
export const later = { CardIndex, PointsReminder, TierRise, TonightWords, VenueHouse } as const;
