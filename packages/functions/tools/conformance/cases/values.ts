import * as fc from 'fast-check';
import { CONSENT_CHANNELS, CONSENT_TOPICS } from '../../../src/contract/consents.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import { MAX_NAME, NAME, normalName } from '../../../src/contract/rules/typedValues.ts';

/** An id at the limits of the contract: 1 to 64 letters, digits, hyphens and underscores. */
export const ids: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]$/),
  fc.stringMatching(/^[A-Za-z0-9-][A-Za-z0-9_-]{62}[A-Za-z0-9-]$/),
  fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
);

/**
 * Letters of Unicode 4 at the latest. A service may run on an older Unicode than the kit, and \p{L} has no letter that is
 * not assigned yet.
 */
const LETTERS = 'A-Za-zÀ-ÖØ-öø-žΑ-ΡΣ-ωА-яԱ-Ֆա-ֆא-תء-غف-يअ-हก-ะა-ჰሀ-ሆぁ-ゖァ-ヺ一-龥가-힣';

/** Names that the join form accepts, as it sends them. */
export const names: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom('Zoë', "O'Brien", "D'Arcy", 'St. John', 'Nguyễn', 'Żółć', 'María-José', 'Ǻsa'),
    fc.constantFrom('王', '山田', '김', 'Владимир', 'Ελένη', 'محمد', 'नरेन्द्र', 'ስም', '𠮷田'),
    fc.stringMatching(/^[A-ZÀ-ÖØ-ÞА-Я][a-zß-öø-ÿа-я]{0,49}$/u, { maxLength: 50 }),
    fc.stringMatching(new RegExp(`^[${LETTERS}][${LETTERS}' -]{0,20}[${LETTERS}]$`, 'u')),
  )
  .map((name) => normalName(name.slice(0, MAX_NAME)))
  .filter((name) => NAME.test(name));

/** An instant between 2000 and 2100, in milliseconds since 1970. */
const milliseconds = fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 });

const offsets = fc.constantFrom(
  'Z',
  '+00:00',
  '-00:00',
  '+01:00',
  '-12:00',
  '+14:00',
  '+05:45',
  '-03:30',
);

/** The same instant with any offset and number of decimals, as texts of ISO 8601. */
const instants: fc.Arbitrary<string> = fc
  .record({ ms: milliseconds, offset: offsets, decimals: fc.constantFrom(0, 1, 3, 6, 9) })
  .map(({ ms, offset, decimals }) => instantText(ms, offset, decimals));

/** Instants that calendars are wrong about. */
const oddInstants: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '2024-02-29T23:59:59.999Z',
    '2026-03-29T01:30:00+01:00',
    '2026-10-25T01:30:00+00:00',
    '2025-12-31T23:30:00-01:00',
    '2026-01-01T00:00:00+14:00',
  ),
  instants,
);

/**
 * An instant as a text.
 * @param decimals of a second: the instant is cut to them, and more than three are filled with zeros
 */
export function instantText(ms: number, offset: string, decimals: number): string {
  const unit = 10 ** Math.max(3 - decimals, 0);
  const cut = Math.floor(ms / unit) * unit;
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? ['', '+', '0', '0'];
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const local = inUtc(new Date(cut)).add(shift, 'minute');
  const digits = local.format('SSS').padEnd(9, '0').slice(0, decimals);
  return `${local.format('YYYY-MM-DDTHH:mm:ss')}${digits === '' ? '' : `.${digits}`}${offset}`;
}

/** The values of a registration that a member types. */
export const persons = fc.record({
  firstName: names,
  lastName: names,
  dob: fc.constantFrom('1900-01-02', '1980-02-29', '1999-12-31', '2000-02-29', '1970-01-01'),
  local: fc.stringMatching(/^[a-z0-9][a-z0-9'_-]{0,10}[a-z0-9]$/),
  mobile: fc.constantFrom('+447700900900', '+4915120000000', '+6421000000', '+290200000000000'),
  marketing: fc.uniqueArray(fc.constantFrom(...CONSENT_CHANNELS)),
  at: oddInstants,
});

/** Answers with any wording. */
export const answers = fc.record({
  topic: fc.constantFrom(...CONSENT_TOPICS),
  given: fc.boolean(),
  wording: fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      fc.constantFrom('a'.repeat(400), 'Ünïcödé “quotes” & <tags>', 'line\nbreak', '🎰🃏'),
    )
    .filter((text) => text.length >= 1 && text.length <= 400),
  at: oddInstants,
});
