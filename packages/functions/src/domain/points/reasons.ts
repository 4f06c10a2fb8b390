import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts';
import type { PointsRule } from '../../contract/points/summary.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { numberText } from '../../contract/rules/numbers.ts';
import { dayText } from '../../words/dates.ts';
import { wordsIn } from '../../words/wordsIn.ts';
import type { PointsTerms } from './terms.ts';

const ENGLISH = wordsIn(DEFAULT_LANGUAGE).pointsEnds;

/** The reason of a movement by which tier points start again. */
export const TIER_RESTART = ENGLISH.tierRestart;

/** The reason of a movement by which an import is taken back. */
export const TAKEN_BACK = ENGLISH.takenBack;

/** The reason of a movement by which points to spend end. */
export function endReason(rule: PointsRule, terms: PointsTerms): string {
  switch (rule) {
    case 'lot-age':
      return ENGLISH.lotAge(numberText(terms.lotAgeDays ?? 0));
    case 'no-visit':
      return ENGLISH.noVisit(numberText(terms.noVisitDays ?? 0));
    case 'no-redemption':
      return ENGLISH.noRedemption(numberText(terms.noRedemptionDays ?? 0));
    case 'period-end':
      return ENGLISH.periodEnd;
  }
}

/** The reason of a movement by which points end that arrived after their last day, `yyyy-mm-dd`. */
export function endedBefore(lastDay: string): string {
  return ENGLISH.before(dayText(lastDay, DEFAULT_LANGUAGE));
}

/** Each sentence as it is written today, and as it was written before: a stored line keeps its words. */
const COUNTED = [
  [/^These points (?:expired|ended) ([\d,]+) days? after you earned them\.$/, 'lotAge'],
  [/^These points (?:expired|ended) after ([\d,]+) days? without a visit\.$/, 'noVisit'],
  [/^These points (?:expired|ended) after ([\d,]+) days? without spending any\.$/, 'noRedemption'],
] as const;
const PLAIN = ['tierRestart', 'takenBack', 'periodEnd'] as const;
const EARLIER_PERIOD_END = 'These points ended with the period in which they could be spent.';
const BEFORE =
  /^(?:These points expired on|The last day of these points was) (\d{1,2}) (\w+) (\d{4}), before (?:we could book them|they were booked)\.$/;

/**
 * The reason of a movement for a reader of a language. A movement is stored in English and never changes, so a sentence of
 * this module is recognised. Any other reason is in the words of the group, and stays.
 */
export function reasonIn(reason: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return reason;
  const words = wordsIn(language).pointsEnds;
  for (const [form, name] of COUNTED) {
    const [, days] = form.exec(reason) ?? [];
    if (days !== undefined) return words[name](days);
  }
  const plain = PLAIN.find((name) => ENGLISH[name] === reason);
  if (plain) return words[plain];
  if (reason === EARLIER_PERIOD_END) return words.periodEnd;
  const [, day = '', month = '', year = ''] = BEFORE.exec(reason) ?? [];
  const number = MONTHS.indexOf(month) + 1;
  if (number === 0) return reason;
  const lastDay = [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return words.before(dayText(lastDay, language));
}

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  inUtc('2026-01-01').add(index, 'month').format('MMMM'),
);
