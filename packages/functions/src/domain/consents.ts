import {
  CONSENT_TOPICS,
  CONSENT_WORDING,
  type Consent,
  type ConsentAnswer,
  consentTo,
  isMarketing,
} from '../contract/index.ts';

/** Enough for decades of changes of mind, and far below what one document can hold. */
const MAX_HISTORY = 500;

/** False for a yes to words that are no longer the ones we use. A no is a no to any words. */
export function isCurrent({ topic, given, wording }: ConsentAnswer): boolean {
  return !given || wording === CONSENT_WORDING[topic];
}

/**
 * The history with those of the answers that change something, so that an answer sent twice is kept once.
 * A topic that is refused without ever having been agreed to is kept too: it was asked, and answered.
 */
export function withAnswers(
  history: readonly Consent[],
  answers: readonly Consent[],
): readonly Consent[] {
  const changes = answers.filter(({ topic, given }) => consentTo(history, topic) !== given);
  return [...history, ...changes].slice(-MAX_HISTORY);
}

/** What withdraws all marketing that somebody has agreed to. */
export function marketingWithdrawn(history: readonly Consent[], now: Date): readonly Consent[] {
  return CONSENT_TOPICS.filter(isMarketing)
    .filter((topic) => consentTo(history, topic) === true)
    .map((topic) => ({
      topic,
      given: false,
      wording: CONSENT_WORDING[topic],
      at: now.toISOString(),
    }));
}
