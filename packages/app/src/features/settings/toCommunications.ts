import {
  CONSENT_CHANNELS,
  CONSENT_TOPICS,
  CONSENT_WORDING,
  type Consent,
  type ConsentAnswer,
  type ConsentProduct,
  consentTo,
} from '@casino/functions/contract';
import type { ConsentChoice, ConsentRecord } from '@casino/ui';

/** Returns the consent choices of a product. `shown` overrides a saved answer with a pending one. */
export function toChoices(
  product: ConsentProduct,
  kept: readonly Consent[],
  shown: (topic: string, given: boolean) => boolean,
): ConsentChoice[] {
  return CONSENT_CHANNELS.map((channel) => {
    const topic = `${product}-${channel}` as const;
    const given = shown(topic, consentTo(kept, topic) === true);
    return { topic, wording: CONSENT_WORDING[topic], given };
  });
}

/** Returns every answer, newest first. */
export function toHistory(kept: readonly Consent[]): ConsentRecord[] {
  return kept.map(({ wording, given, at }) => ({ wording, given, at })).reverse();
}

/** Returns the answer to send, with the wording beside the box. Throws for an unknown topic. */
export function toAnswer(name: string, given: boolean): ConsentAnswer {
  const topic = CONSENT_TOPICS.find((each) => each === name);
  if (topic === undefined) throw new Error(`There is no consent named ${name}.`);
  return { topic, given, wording: CONSENT_WORDING[topic] };
}
