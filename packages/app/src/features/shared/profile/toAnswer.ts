import {
  CONSENT_TOPICS,
  type ConsentAnswer,
  type ConsentWords,
  consentWordings,
} from '@casino/functions/contract/consents.ts';

/** Returns the answer to send, with the wording that the member read. Throws for an unknown topic. */
export function toAnswer(name: string, given: boolean, words: ConsentWords): ConsentAnswer {
  const topic = CONSENT_TOPICS.find((each) => each === name);
  if (topic === undefined) throw new Error(`There is no consent named ${name}.`);
  return { topic, given, wording: consentWordings(words)[topic] };
}
