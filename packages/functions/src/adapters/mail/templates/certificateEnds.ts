import { DEFAULT_LANGUAGE } from '../../../contract/languages.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { counted } from '../../../contract/rules/numbers.ts';
import type { Letter } from '../rendering/letter.ts';

/** The warning to the support desk that a certificate of Apple Wallet ends soon. */
export function certificateEnds({
  to,
  passTypeId,
  endsAt,
  days,
}: {
  /** The support desk. */
  readonly to: string;
  readonly passTypeId: string;
  readonly endsAt: Date;
  /** Days until then. */
  readonly days: number;
}): Letter {
  return {
    to,
    language: DEFAULT_LANGUAGE,
    subject: `A certificate of Apple Wallet ends in ${counted(days, 'day')}`,
    heading: 'Replace a certificate of Apple Wallet',
    paragraphs: [
      'After it ends, members cannot add their card to Apple Wallet, and cards on their phones are not updated.',
      'Create a new certificate of the same pass type at Apple, as docs/wallet.md describes, and set the secret APPLE_WALLET_PEM.',
    ],
    facts: [
      ['Pass type', passTypeId],
      ['Ends', inUtc(endsAt).format('D MMMM YYYY, HH:mm [UTC]')],
    ],
  };
}
