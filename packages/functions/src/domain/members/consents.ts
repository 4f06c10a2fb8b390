import {
  CONSENT_TOPICS,
  CONSENT_WORDING,
  type Consent,
  type ConsentAnswer,
  isMarketing,
} from '../../contract/consents.ts';

/** Enough for decades of changes, and far below the size limit of a document. */
const MAX_HISTORY = 500;

/** False for a yes to outdated wording. A no is valid for any wording. */
export function isCurrent({ topic, given, wording }: ConsentAnswer): boolean {
  return !given || wording === CONSENT_WORDING[topic];
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
