import type { Messages, ResetPasswordState } from '@casino/ui';
import { attempt } from '../../lib/api.ts';
import { failureText } from '../../lib/remote.ts';
import { RemoteError } from '../../lib/remoteError.ts';
import { tabStorage } from '../../lib/storage.ts';
import { checkResetCode } from '../../session/emailCodes.ts';

/** What a link to `/reset-password` holds: our own token, or a code that the identity service sent itself. */
export type ResetLink =
  | { readonly kind: 'token' | 'code'; readonly value: string }
  | { readonly kind: 'none' };

/** A link that opened: the code that chooses the new password, and whose password it is. */
export interface OpenedLink {
  readonly oobCode: string;
  readonly email: string;
}

/** Why a link did not open, as its page says it. */
export type ClosedLink = Exclude<ResetPasswordState, { readonly status: 'choosing' }>;

export function resetLinkOf(query: URLSearchParams): ResetLink {
  if (query.get('mode') !== 'resetPassword') return { kind: 'none' };
  const token = query.get('token');
  if (token) return { kind: 'token', value: token };
  const code = query.get('oobCode');
  return code ? { kind: 'code', value: code } : { kind: 'none' };
}

/** Opens a link, which does not use it up. Specification section 9. */
export async function openResetLink(
  link: ResetLink,
  messages: Messages,
): Promise<OpenedLink | ClosedLink> {
  if (link.kind === 'none') return { status: 'wrong' };
  if (link.value === tabStorage.usedCode()) return { status: 'used' };
  const oobCode = link.kind === 'code' ? link.value : await exchange(link.value, messages);
  if (typeof oobCode !== 'string') return oobCode;
  const outcome = await checkResetCode(oobCode);
  if (outcome.ok) return { oobCode, email: outcome.value };
  if (outcome.refusal === null) return unanswered(messages);
  return { status: outcome.refusal === 'expired' ? 'expired' : 'wrong' };
}

/** A fresh code of the identity service for our token. */
async function exchange(token: string, messages: Messages): Promise<string | ClosedLink> {
  try {
    const reply = await attempt('users-openPasswordReset', {
      token,
    });
    if (reply.success) return reply.oobCode;
    return { status: reply.error === 'invalid' ? 'wrong' : reply.error };
  } catch (error) {
    const code = error instanceof RemoteError ? error.code : 'internal';
    // The address holds only a part of the link, as when a mail program breaks it.
    if (code === 'invalid-argument') return { status: 'wrong' };
    return { status: 'failed', message: failureText(messages, code) };
  }
}

function unanswered(messages: Messages): ClosedLink {
  return { status: 'failed', message: failureText(messages, 'no-response') };
}
