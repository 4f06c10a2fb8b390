import {
  CONSENT_CHANNELS,
  CONSENT_LABELS,
  CONSENT_QUESTIONS,
  type Consent,
  type ConsentProduct,
  consentTo,
} from '@casino/functions/contract/consents.ts';
import type {
  ConsentQuestion,
  ConsentRecord,
} from '@casino/ui/screens/Communications/Communications.types.ts';

/** Returns the question about a product, with its choices. `shown` overrides a saved answer with a pending one. */
export function toQuestion(
  product: ConsentProduct,
  saved: readonly Consent[],
  shown: (topic: string, given: boolean) => boolean,
): ConsentQuestion {
  const choices = CONSENT_CHANNELS.map((channel) => {
    const topic = `${product}-${channel}` as const;
    const given = shown(topic, consentTo(saved, topic) === true);
    return { topic, label: CONSENT_LABELS[channel], given };
  });
  return { question: CONSENT_QUESTIONS[product], choices };
}

/** Returns every answer, newest first. */
export function toHistory(saved: readonly Consent[]): ConsentRecord[] {
  return saved.map(({ wording, given, at }) => ({ wording, given, at })).reverse();
}
