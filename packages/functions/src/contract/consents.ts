import * as z from 'zod/mini';
import { instantSchema } from './schemas.ts';

/** What marketing may be about. Online gaming is asked about by itself, as the Gambling Commission wants. */
export const CONSENT_PRODUCTS = ['casino', 'online'] as const;
export type ConsentProduct = (typeof CONSENT_PRODUCTS)[number];

/** How marketing may reach a member. */
export const CONSENT_CHANNELS = ['email', 'sms', 'telephone', 'post'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

export type MarketingTopic = `${ConsentProduct}-${ConsentChannel}`;

/** Everything that a member agrees to or not, each by itself. */
export type ConsentTopic = MarketingTopic | 'session-recording';

/**
 * What a member reads beside each box, and what is kept with their answer. Whoever changes the words asks
 * anew: a yes to other words is not taken.
 */
export const CONSENT_WORDING: Readonly<Record<ConsentTopic, string>> = {
  'casino-email': 'Email me offers and news from our casinos.',
  'casino-sms': 'Text me offers and news from our casinos.',
  'casino-telephone': 'Call me about offers and news from our casinos.',
  'casino-post': 'Send me offers and news from our casinos by post.',
  'online-email': 'Email me offers for online gaming.',
  'online-sms': 'Text me offers for online gaming.',
  'online-telephone': 'Call me about offers for online gaming.',
  'online-post': 'Send me offers for online gaming by post.',
  'session-recording':
    'Record how I use the app on my devices, so that you can find faults and make it better. What I type and my personal details are hidden.',
};

export const CONSENT_TOPICS = Object.keys(CONSENT_WORDING) as ConsentTopic[];

/** True for a topic that is marketing. */
export function isMarketing(topic: ConsentTopic): topic is MarketingTopic {
  return topic !== 'session-recording';
}

/** An answer to one topic: yes or no, to which words. */
export const consentAnswerSchema = z.strictObject({
  topic: z.enum(CONSENT_TOPICS),
  given: z.boolean(),
  /** The words that the member read. */
  wording: z.string().check(z.minLength(1), z.maxLength(400)),
});
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;

/** An answer as it is kept, with its moment. */
export const consentSchema = z.extend(consentAnswerSchema, { at: instantSchema });
export type Consent = z.infer<typeof consentSchema>;

/**
 * The answer that counts: the last one. Null where the topic was never answered, which is no consent.
 * @param history oldest first
 */
export function consentTo(history: readonly Consent[], topic: ConsentTopic): boolean | null {
  return history.findLast((each) => each.topic === topic)?.given ?? null;
}
