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
  Withdrawal,
} from '@casino/ui/screens/Communications/Communications.types.ts';
import type { MemberData } from '../../session/state/session.ts';
import { casinoName } from '../shared/profile/casinoName.ts';
import type { Withdrawn } from '../shared/profile/useProfileSaver.ts';

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

/** Returns the outcome of a no at each casino, with that of the opened membership first. */
export function toWithdrawal(
  { box, outcomes }: Withdrawn,
  { membership, venue }: Pick<MemberData, 'membership' | 'venue'>,
): Withdrawal {
  return {
    topic: box,
    outcomes: [
      { id: membership.crmId, casino: venue?.pagetitle ?? null, saved: true },
      ...outcomes.map(({ crmId, casino, saved }) => ({
        id: crmId,
        casino: casinoName(venue, casino),
        saved,
      })),
    ],
  };
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
