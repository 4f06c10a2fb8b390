import type { Benefit } from '../../../src/contract/index.ts';

import { COMMON_BENEFITS } from './commonBenefits.ts';
import { VENUE_BENEFITS } from './venueBenefits.ts';

/** The benefits of each casino: the common benefits first, then its own. */
export function benefits(): { readonly venueId: number; readonly benefits: readonly Benefit[] }[] {
  return Object.entries(VENUE_BENEFITS).map(([venueId, own]) => ({
    venueId: Number(venueId),
    benefits: [...COMMON_BENEFITS, ...own],
  }));
}
