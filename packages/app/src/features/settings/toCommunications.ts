import {
  CONSENT_CHANNELS,
  type Consent,
  type ConsentProduct,
  type ConsentWords,
  consentTo,
} from '@casino/functions/contract/consents.ts';
import type {
  ConsentQuestion,
  ConsentRecord,
} from '@casino/ui/screens/Communications/Communications.types.ts';

/** Returns the question about a product, with its choices. `shown` overrides a saved answer with a pending one. */
export function toQuestion(
  product: ConsentProduct,
  words: ConsentWords,
  saved: readonly Consent[],
  shown: (topic: string, given: boolean) => boolean,
): ConsentQuestion {
  const choices = CONSENT_CHANNELS.map((channel) => {
    const topic = `${product}-${channel}` as const;
    const given = shown(topic, consentTo(saved, topic) === true);
    return { topic, label: words.channels[channel], given };
  });
  return { question: words.questions[product], choices };
}

/** Returns every answer, newest first. */
export function toHistory(saved: readonly Consent[]): ConsentRecord[] {
  return saved
    .map(({ wording, given, at, language, version }) => ({
      wording,
      given,
      at,
      ...(language && version && { read: { language, version: String(version) } }),
    }))
    .reverse();
}
