import { inUtc } from '../../contract/rules/calendar.ts';
import type { OutgoingMail } from '../../domain/ports/outgoing.ts';
import { config, required } from '../../runtime/config.ts';
import type { AppleCredentials } from '../wallets/apple/credentials.ts';
import { toMail } from './rendering/letter.ts';
import { certificateEnds } from './supportLetters.ts';

/** How long before the end of a certificate the support desk is warned. */
const AHEAD_DAYS = 31;

/**
 * The e-mails to the support desk about a certificate that ends within a month: one a week, until it is replaced.
 */
export function certificateMails(
  credentials: Pick<AppleCredentials, 'endsAt' | 'passTypeId'> | null,
  now: Date,
): readonly OutgoingMail[] {
  if (credentials === null) return [];
  const { endsAt, passTypeId } = credentials;
  const days = Math.ceil(inUtc(endsAt).diff(inUtc(now), 'day', true));
  if (days > AHEAD_DAYS) return [];
  const weeks = Math.ceil(days / 7);
  const letter = certificateEnds({ to: required(config.supportEmail), passTypeId, endsAt, days });
  const key = `certificate-${endsAt.getTime()}-${weeks}`;
  return [{ kind: 'for-desk', key, mail: toMail(letter) }];
}
