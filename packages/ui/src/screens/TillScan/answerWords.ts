import type { Formatters } from '../../i18n/formatters.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { AnswerTone } from './answerParts.ts';
import type { ScanAnswer } from './TillScan.types.ts';

/** The words of an answer around the voucher. */
export interface AnswerWords {
  readonly tone: AnswerTone;
  readonly word: string;
  readonly verdict: string;
  readonly line?: string;
  readonly note?: string;
}

/** Returns the words of an answer. Times are those of the casino. */
export function answerWords(
  { tillAnswers: words, till }: Pick<Messages, 'tillAnswers' | 'till'>,
  formatters: Pick<Formatters, 'date' | 'time' | 'from' | 'until'>,
  answer: ScanAnswer,
): AnswerWords {
  switch (answer.outcome) {
    case 'redeemed':
      if (!answer.isOffline) {
        return { tone: 'redeemed', word: words.redeemed, verdict: serveWords(words.serve, answer) };
      }
      return {
        tone: 'offline',
        word: words.offline.word,
        verdict: serveWords(words.serve, answer),
        line: words.offline.text,
        note: words.offline.note,
      };
    case 'already':
      return {
        tone: 'already',
        word: words.already.word,
        verdict: words.doNotServe,
        line: redeemedBefore(words.already, formatters, answer),
        note: words.already.next,
      };
    case 'refused': {
      const { title, next } = words.refused[answer.reason];
      const when = momentText(words.refused, formatters, answer);
      return {
        tone: 'refused',
        word: words.refused.word,
        verdict: words.doNotServe,
        line: title,
        note: when ? `${when} ${next}` : next,
      };
    }
    case 'failed':
      return {
        tone: 'failed',
        ...words.failed[answer.why],
        verdict: words.doNotServe,
      };
    case 'reversed':
      return {
        tone: 'reversed',
        word: words.reversed.word,
        line: words.reversed.title,
        verdict: words.reversed.verdict,
        note: `${words.reversed.reason}: ${till.takeBack.reasons[answer.reason]}`,
      };
  }
}

/** A check that is due comes first in the words, because staff act on the verdict. */
function serveWords(
  words: Messages['tillAnswers']['serve'],
  { voucher: { checks } }: Extract<ScanAnswer, { outcome: 'redeemed' }>,
): string {
  const [age, photo] = [checks.includes('age'), checks.includes('photo')];
  if (age && photo) return words.afterBoth;
  if (age) return words.afterAge;
  return photo ? words.afterPhoto : words.now;
}

function redeemedBefore(
  words: Messages['tillAnswers']['already'],
  { date, time }: Pick<Formatters, 'date' | 'time'>,
  { at, isToday, venue }: Extract<ScanAnswer, { outcome: 'already' }>,
): string {
  if (isToday) return venue === null ? words.today(time(at)) : words.todayAt(time(at), venue);
  return venue === null
    ? words.before(date(at), time(at))
    : words.beforeAt(date(at), time(at), venue);
}

function momentText(
  words: Messages['tillAnswers']['refused'],
  { from, until }: Pick<Formatters, 'from' | 'until'>,
  { reason, at }: Extract<ScanAnswer, { outcome: 'refused' }>,
): string | null {
  if (at === null) return null;
  if (reason === 'not-yet') return words.begins(from(at));
  return reason === 'expired' ? words.ended(until(at)) : null;
}
