import * as z from 'zod/mini';
import { enGB, type Messages } from './consentWords/messages.ts';
import { languageSchema } from './languageSchema.ts';
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

/** The texts of the checkboxes in a language: above those of a product, and beside that of a channel. */
export type ConsentWords = Messages['consents'];

/** The texts of the topics in a language, as they are stored with an answer. */
export function consentWordings({
  questions,
  channels,
  answer,
  recording,
}: ConsentWords): Readonly<Record<ConsentTopic, string>> {
  const wording = (product: ConsentProduct, channel: ConsentChannel) =>
    answer(questions[product], channels[channel]);
  return {
    'casino-email': wording('casino', 'email'),
    'casino-sms': wording('casino', 'sms'),
    'casino-telephone': wording('casino', 'telephone'),
    'casino-post': wording('casino', 'post'),
    'online-email': wording('online', 'email'),
    'online-sms': wording('online', 'sms'),
    'online-telephone': wording('online', 'telephone'),
    'online-post': wording('online', 'post'),
    'session-recording': recording,
  };
}

/**
 * The English text that the member agrees to, which is stored with the answer. Changing a text requires new consent,
 * because a yes to another text is rejected.
 */
export const CONSENT_WORDING: Readonly<Record<ConsentTopic, string>> = consentWordings(
  enGB.consents,
);

export const CONSENT_TOPICS = Object.keys(CONSENT_WORDING) as ConsentTopic[];

/**
 * The version of the wording of each topic, the same in all languages. Raise it when the English text gets another
 * meaning; a unit test compares it with the texts.
 */
export const CONSENT_VERSION: Readonly<Record<ConsentTopic, number>> = {
  'casino-email': 1,
  'casino-sms': 1,
  'casino-telephone': 1,
  'casino-post': 1,
  'online-email': 1,
  'online-sms': 1,
  'online-telephone': 1,
  'online-post': 1,
  'session-recording': 1,
};

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
export const consentSchema = z.extend(consentAnswerSchema, {
  at: instantSchema,
  /** The language of the wording. Absent in older answers, and for a wording that the server does not know. */
  language: z.optional(languageSchema),
  /** The version of the wording (`CONSENT_VERSION`). Absent with the language. */
  version: z.optional(z.int().check(z.positive())),
});
export type Consent = z.infer<typeof consentSchema>;

/**
 * The current answer, which is the last one. Null if the topic was never answered, which is not a consent.
 * @param history oldest first
 */
export function consentTo(history: readonly Consent[], topic: ConsentTopic): boolean | null {
  return history.findLast((each) => each.topic === topic)?.given ?? null;
}
