import { DEFAULT_LANGUAGE } from '../../../contract/languages.ts';
import { venueClock } from '../../../contract/rules/calendar.ts';
import type { Letter } from '../rendering/letter.ts';

/** The data removal request to the support desk. Specification section 6. */
export function removalForSupport({
  to,
  reference,
  email,
  customerNumbers,
  requestedAt,
}: {
  /** The support desk. */
  readonly to: string;
  readonly reference: string;
  /** Null for an account without an address. */
  readonly email: string | null;
  readonly customerNumbers: readonly string[];
  /** ISO 8601 instant. */
  readonly requestedAt: string;
}): Letter {
  return {
    to,
    language: DEFAULT_LANGUAGE,
    subject: `Data removal request ${reference}`,
    heading: 'Data removal request',
    paragraphs: [
      'A member has deleted their account and asks us to remove what we hold about them.',
      'Please remove what the law does not require us to keep, and answer within one month.',
    ],
    facts: [
      ['Reference', reference],
      ['Requested', venueClock(requestedAt).format('D MMMM YYYY [at] HH:mm')],
      ['Membership number', customerNumbers.join(', ') || 'None'],
      ['Email', email ?? 'None'],
    ],
    ...(email !== null && { replyTo: email }),
  };
}
