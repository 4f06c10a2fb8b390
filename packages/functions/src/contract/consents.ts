import * as z from 'zod/mini';
import { instantSchema } from './schemas.ts';

/**
 * The products of marketing. Consent for online gaming is separate, as the Gambling Commission requires.
 */
export const CONSENT_PRODUCTS = ['casino', 'online'] as const;
export type ConsentProduct = (typeof CONSENT_PRODUCTS)[number];

/** The channels of marketing. */
export const CONSENT_CHANNELS = ['email', 'sms', 'telephone', 'post'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

export type MarketingTopic = `${ConsentProduct}-${ConsentChannel}`;

/** Every topic that a member consents to or not, separately. */
export type ConsentTopic = MarketingTopic | 'session-recording';

/**
 * The text beside each checkbox, which is stored with the answer. Changing a text requires new consent,
 * because a yes to another text is rejected.
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

/** An answer to one topic: yes or no, with the wording. */
export const consentAnswerSchema = z.strictObject({
  topic: z.enum(CONSENT_TOPICS),
  given: z.boolean(),
  /** The text that the member read. */
  wording: z.string().check(z.minLength(1), z.maxLength(400)),
});
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;

/** A stored answer, with its time. */
export const consentSchema = z.extend(consentAnswerSchema, { at: instantSchema });
export type Consent = z.infer<typeof consentSchema>;

/**
 * The current answer, which is the last one. Null if the topic was never answered, which is no consent.
 * @param history oldest first
 */
export function consentTo(history: readonly Consent[], topic: ConsentTopic): boolean | null {
  return history.findLast((each) => each.topic === topic)?.given ?? null;
}
