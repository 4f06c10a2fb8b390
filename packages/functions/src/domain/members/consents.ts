import {
  CONSENT_TOPICS,
  type Consent,
  type ConsentAnswer,
  isMarketing,
} from '../../contract/consents.ts';
import { CONSENT_WORDINGS, wordingRead } from '../../contract/consentWordings.ts';
import type { Language } from '../../contract/languages.ts';
import type { RegistrationValues } from '../../contract/members/registerAccount.ts';

/** Enough for decades of changes, and far below the size limit of a document. */
const MAX_HISTORY = 500;

/** False for a yes to a text that is none of today's, in any language. A no is valid for any wording. */
export function isCurrent({ topic, given, wording }: ConsentAnswer): boolean {
  return !given || wordingRead(topic, wording) !== null;
}

/** The answer to store, with the language and the version of its text if they are known. */
export function answeredAt(answer: ConsentAnswer, at: Date): Consent {
  return { ...answer, at: at.toISOString(), ...wordingRead(answer.topic, answer.wording) };
}

/** An answer with the language and the version of its text, which a group's service need not store. */
export function recognised(answer: Consent): Consent {
  return { ...wordingRead(answer.topic, answer.wording), ...answer };
}

/**
 * The answers of the join form: a yes to each chosen channel, because an empty box on the form is no answer.
 * @param language in which the member read the form
 */
export function answersOfForm(
  { consents }: RegistrationValues,
  language: Language,
  at: Date,
): Consent[] {
  return [...new Set(consents.marketing)].map((channel) => {
    const topic = `casino-${channel}` as const;
    return answeredAt({ topic, given: true, wording: CONSENT_WORDINGS[language][topic] }, at);
  });
}

/**
 * The history with the answers that change something, so that a repeated answer is stored once. A yes to other wording
 * is another answer. A no to a topic without an earlier yes is stored too, as proof of the answer.
 */
export function withAnswers(
  history: readonly Consent[],
  answers: readonly Consent[],
): readonly Consent[] {
  const changed = [...history];
  for (const answer of answers) {
    const last = changed.findLast(({ topic }) => topic === answer.topic);
    if (last?.given !== answer.given || last.wording !== answer.wording) changed.push(answer);
  }
  return changed.slice(-MAX_HISTORY);
}

/** The answers that withdraw every marketing consent, each with the wording of the yes that it withdraws. */
export function marketingWithdrawn(history: readonly Consent[], now: Date): readonly Consent[] {
  return CONSENT_TOPICS.filter(isMarketing).flatMap((topic) => {
    const last = history.findLast((each) => each.topic === topic);
    return last?.given ? [{ ...last, given: false, at: now.toISOString() }] : [];
  });
}
