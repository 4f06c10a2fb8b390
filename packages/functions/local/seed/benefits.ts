import { type Benefit, TIERS } from '../../src/contract/index.ts';
import { type BenefitTemplate, COMMON_BENEFITS, VENUE_BENEFITS } from './benefitTemplates.ts';

/** What each casino gives the seven tiers: what all give, and what only it does. */
export function benefits(): { readonly venueId: number; readonly benefits: readonly Benefit[] }[] {
  return Object.entries(VENUE_BENEFITS).map(([venueId, own]) => ({
    venueId: Number(venueId),
    benefits: [...COMMON_BENEFITS, ...own].map(toBenefit),
  }));
}

function toBenefit({ ladder, ...benefit }: BenefitTemplate): Benefit {
  const gives = Object.fromEntries(TIERS.map((tier, index) => [tier, ladder[index] ?? null]));
  return { ...benefit, gives: gives as Benefit['gives'] };
}
