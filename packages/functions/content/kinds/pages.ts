import * as z from 'zod/mini';
import { infoPageSchema } from '../../src/contract/content/getInfoPage.ts';
import { INFO_PAGES } from '../../src/contract/content/infoPages.ts';
import { incentiveSchema } from '../../src/contract/incentive.ts';
import { voucherSchema } from '../../src/contract/vouchers/getAllVouchers.ts';
import { attempt, type BuiltDocument, type Entry, type Report } from '../format/entry.ts';
import { htmlOf } from '../format/richText.ts';
import { type Clock, instantOf } from '../format/when.ts';
import { type VenueEntry, venuesOf, venuesSchema } from './venues.ts';

/** An information page; the name of its file selects the page. */
export const pageFileSchema = z.omit(infoPageSchema, { page: true, html: true });

export function buildPages(
  entries: readonly Entry<z.infer<typeof pageFileSchema>>[],
  report: Report,
): BuiltDocument[] {
  return entries.flatMap((entry) => {
    const page = INFO_PAGES.find((name) => name === entry.key);
    if (page === undefined) {
      const allowed = INFO_PAGES.join(', ');
      report(entry.problemAt([], `There is no page "${entry.key}". Allowed: ${allowed}.`));
      return [];
    }
    const html = htmlOf(entry, report);
    if (html === '') report(entry.problemAt([], 'The page is empty.'));
    const fields = { ...entry.data, page, html };
    return [{ collection: 'infoPages', id: page, fields, source: entry }];
  });
}

const { shape } = voucherSchema;
const filled = z.minLength(1);

/** An offer to every member at some venues. */
export const offerFileSchema = z.extend(
  z.omit(voucherSchema, { id: true, audience: true, status: true, redeemed: true }),
  {
    venues: venuesSchema,
    title: shape.title.check(filled),
    /** Significant conditions. */
    terms: shape.terms.check(filled),
    incentive: incentiveSchema,
    howToRedeem: shape.howToRedeem.check(z.minLength(1)),
    /** The beginning of the code that is typed at a till: `SEAT` makes `SEAT-0006`. */
    code: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
    validFrom: z.string(),
    validUntil: z.string(),
    /** True if a till may redeem the offer without a connection. */
    offline: z.exactOptional(z.boolean()),
  },
);

export function buildOffers(
  entries: readonly Entry<z.infer<typeof offerFileSchema>>[],
  venues: readonly VenueEntry[],
  clock: Clock,
  report: Report,
): BuiltDocument[] {
  return entries.flatMap((entry) => {
    const { venues: names, code, ...offer } = entry.data;
    const validFrom = attempt(entry, ['validFrom'], report, () =>
      instantOf(offer.validFrom, clock),
    );
    const validUntil = attempt(entry, ['validUntil'], report, () =>
      instantOf(offer.validUntil, clock),
    );
    if (!validFrom || !validUntil) return [];
    if (validUntil <= validFrom) {
      report(entry.problemAt(['validUntil'], `This is not after ${offer.validFrom}.`));
    }
    return venuesOf(names, ['venues'], entry, venues, report).map(({ data }) => {
      const fields = {
        ...offer,
        validFrom,
        validUntil,
        id: `venue-${data.id}-${entry.key}`,
        audience: 'everyone',
        crmId: null,
        location: data.id,
        code: `${code}-${String(data.id).padStart(4, '0')}`,
        usedAt: null,
      };
      return { collection: 'vouchers', id: fields.id, fields, source: entry };
    });
  });
}
