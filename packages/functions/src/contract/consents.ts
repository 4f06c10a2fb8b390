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

/** The text above the checkboxes of a product. */
export const CONSENT_QUESTIONS: Readonly<Record<ConsentProduct, string>> = {
  casino: 'Offers and news from our casinos',
  online: 'Offers for online gaming',
};

/** The text beside the checkbox of a channel. */
export const CONSENT_LABELS: Readonly<Record<ConsentChannel, string>> = {
  email: 'Email',
  sms: 'Text',
  telephone: 'Phone',
  post: 'Post',
};

/**
 * The text that the member agrees to, which is stored with the answer. Changing a text requires new consent,
 * because a yes to another text is rejected.
 */
export const CONSENT_WORDING: Readonly<Record<ConsentTopic, string>> = {
  'casino-email': marketingWording('casino', 'email'),
  'casino-sms': marketingWording('casino', 'sms'),
  'casino-telephone': marketingWording('casino', 'telephone'),
  'casino-post': marketingWording('casino', 'post'),
  'online-email': marketingWording('online', 'email'),
  'online-sms': marketingWording('online', 'sms'),
  'online-telephone': marketingWording('online', 'telephone'),
  'online-post': marketingWording('online', 'post'),
  'session-recording':
    'Record how I use the app on my devices, so that you can find faults and make it better. What I type and my personal details are hidden.',
};

function marketingWording(product: ConsentProduct, channel: ConsentChannel): string {
  return `${CONSENT_QUESTIONS[product]}: ${CONSENT_LABELS[channel]}`;
}

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

/**
 * A stored answer, with its time. A member's record holds all answers, oldest first, and no second field for the
 * current state, so that the displayed state, the effective state and the proof cannot differ.
 */
export const consentSchema = z.extend(consentAnswerSchema, { at: instantSchema });
export type Consent = z.infer<typeof consentSchema>;

/**
 * The current answer, which is the last one. Null if the topic was never answered, which is not a consent.
 * @param history oldest first
 */
export function consentTo(history: readonly Consent[], topic: ConsentTopic): boolean | null {
  return history.findLast((each) => each.topic === topic)?.given ?? null;
}
