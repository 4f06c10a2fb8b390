import * as z from 'zod/mini';
import { infoPageId } from '../../src/adapters/firestore/content/infoPages.ts';
import { infoPageSchema } from '../../src/contract/content/getInfoPage.ts';
import { INFO_PAGES } from '../../src/contract/content/infoPages.ts';
import { incentiveSchema } from '../../src/contract/incentive.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/languages.ts';
import { voucherSchema } from '../../src/contract/vouchers/getAllVouchers.ts';
import { attempt, type BuiltDocument, type Entry, type Report } from '../format/entry.ts';
import { poundsSchema } from '../format/pounds.ts';
import { htmlOf } from '../format/richText.ts';
import { translationFaults } from '../format/translation.ts';
import { type Clock, instantOf } from '../format/when.ts';
import { type VenueEntry, venuesOf, venuesSchema } from './venues.ts';

/** An information page; the name of its file selects the page, and the language of a translation: `terms.zh-Hans.md`. */
export const pageFileSchema = z.omit(infoPageSchema, { page: true, html: true, locale: true });

type PageEntry = Entry<z.infer<typeof pageFileSchema>>;

/** The languages of translations. */
const TRANSLATED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/**
 * Reports translations that tell their readers something else than the original.
 * @param paths of all files of the folder
 * @param warn receives translations that are older than their original
 */
export function buildPages(
  entries: readonly PageEntry[],
  paths: ReadonlySet<string>,
  report: Report,
  warn: Report,
): BuiltDocument[] {
  const texts = new Map(
    entries.map((entry) => [entry.key, { entry, html: htmlOf(entry, report) }]),
  );
  return [...texts.values()].flatMap(({ entry, html }): BuiltDocument[] => {
    const [name = '', tag] = entry.key.split('.');
    const page = INFO_PAGES.find((each) => each === name);
    if (page === undefined) {
      const allowed = INFO_PAGES.join(', ');
      report(entry.problemAt([], `There is no page "${name}". Allowed: ${allowed}.`));
      return [];
    }
    if (html === '') report(entry.problemAt([], 'The page is empty.'));
    const fields = { ...entry.data, page, html };
    if (tag === undefined) return [{ collection: 'infoPages', id: page, fields, source: entry }];
    const locale = TRANSLATED.find((language) => language === tag);
    if (locale === undefined) {
      const allowed = TRANSLATED.join(', ');
      report(entry.problemAt([], `There is no language "${tag}". Allowed: ${allowed}.`));
      return [];
    }
    const original = texts.get(page);
    if (original && original.html !== '') compare(entry, html, original, report, warn);
    else if (!paths.has(`pages/${page}.md`)) {
      report(entry.problemAt([], `This translates pages/${page}.md, which is missing.`));
    }
    const id = infoPageId(page, locale);
    return [{ collection: 'infoPages', id, fields: { ...fields, locale }, source: entry }];
  });
}

function compare(
  entry: PageEntry,
  html: string,
  original: { readonly entry: PageEntry; readonly html: string },
  report: Report,
  warn: Report,
): void {
  const { path, data } = original.entry;
  for (const { kind, value } of translationFaults(original.html, html)) {
    const what = kind === 'lost figure' ? 'figure' : 'link';
    const is = kind === 'other link' ? `is not in ${path}` : `of ${path} is missing`;
    report(entry.problemAt([], `The ${what} "${value}" ${is}.`));
  }
  if (entry.data.updatedOn < data.updatedOn) {
    const message = `${path} was changed later, on ${data.updatedOn}. Compare the two texts.`;
    warn(entry.problemAt(['updatedOn'], message));
  }
}

const { shape } = voucherSchema;
const filled = z.minLength(1);

/** An offer to every member at some venues. */
export const offerFileSchema = z.extend(
  z.omit(voucherSchema, {
    id: true,
    audience: true,
    status: true,
    venueId: true,
    redeemed: true,
    valuePence: true,
  }),
  {
    venues: venuesSchema,
    title: shape.title.check(filled),
    /** Significant conditions. */
    terms: shape.terms.check(filled),
    incentive: incentiveSchema,
    howToRedeem: shape.howToRedeem.check(z.minLength(1)),
    /** The beginning of the code that is typed at a till: `SEAT` makes `SEAT-0006`. */
    code: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
    /** Null if it is not money. */
    value: z.nullable(poundsSchema),
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
    const { venues: names, code, value, ...offer } = entry.data;
    const validFrom = attempt(entry, ['validFrom'], report, () =>
      instantOf(offer.validFrom, clock, '00:00'),
    );
    const validUntil = attempt(entry, ['validUntil'], report, () =>
      // An offer expires as its last day closes, and 00:00 is the close of the day before.
      instantOf(offer.validUntil, clock, '23:59'),
    );
    if (!validFrom || !validUntil) return [];
    if (validUntil <= validFrom) {
      report(entry.problemAt(['validUntil'], `This is not after ${offer.validFrom}.`));
    }
    return venuesOf(names, ['venues'], entry, venues, report).map(({ data }) => {
      const fields = {
        ...offer,
        valuePence: value,
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
