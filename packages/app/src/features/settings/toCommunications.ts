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

/** The ways of being contacted about a product, each with what counts now; `shown` has the last word. */
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

/** Every answer, newest first. */
export function toHistory(kept: readonly Consent[]): ConsentRecord[] {
  return kept.map(({ wording, given, at }) => ({ wording, given, at })).reverse();
}

/** What is sent for a box: the words beside it go with the answer. Throws for a topic that is none. */
export function toAnswer(name: string, given: boolean): ConsentAnswer {
  const topic = CONSENT_TOPICS.find((each) => each === name);
  if (topic === undefined) throw new Error(`There is no consent named ${name}.`);
  return { topic, given, wording: CONSENT_WORDING[topic] };
}
