import * as z from 'zod/mini';
import { benefitSchema } from '../../src/contract/benefits/getBenefits.ts';
import type { BuiltDocument, Entry, Report } from '../format/entry.ts';
import { type VenueEntry, venuesOf, venuesSchema } from './venues.ts';

/** Benefits of some venues, in display order. */
export const benefitsFileSchema = z.strictObject({
  venues: venuesSchema,
  benefits: z.array(benefitSchema).check(z.minLength(1)),
});

type BenefitsEntry = Entry<z.infer<typeof benefitsFileSchema>>;

/** The benefits of each venue: those of all venues first. */
export function buildBenefits(
  entries: readonly BenefitsEntry[],
  venues: readonly VenueEntry[],
  report: Report,
): BuiltDocument[] {
  const ordered = entries.toSorted(
    (a, b) => Number(b.data.venues === 'all') - Number(a.data.venues === 'all'),
  );
  const held = ordered.map((entry) => ({
    entry,
    venues: venuesOf(entry.data.venues, ['venues'], entry, venues, report),
  }));
  return venues.flatMap((venue) => {
    const own = held.filter((each) => each.venues.includes(venue)).map(({ entry }) => entry);
    const [first] = own;
    if (!first) return [];
    reportRepeats(venue, own, report);
    const benefits = own.flatMap(({ data }) => data.benefits);
    return [
      { collection: 'benefits', id: String(venue.data.id), fields: { benefits }, source: first },
    ];
  });
}

function reportRepeats(venue: VenueEntry, entries: readonly BenefitsEntry[], report: Report): void {
  const seen = new Map<string, string>();
  for (const entry of entries) {
    entry.data.benefits.forEach(({ id }, index) => {
      const other = seen.get(id);
      if (other !== undefined) {
        const message = `${venue.data.name} has the benefit "${id}" already, in ${other}.`;
        report(entry.problemAt(['benefits', index, 'id'], message));
      }
      seen.set(id, entry.path);
    });
  }
}
