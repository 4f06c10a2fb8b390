import type { ResetPasswordState } from '@casino/ui/screens/ResetPassword/ResetPassword.types.ts';
import { attempt } from '../../lib/calls/api.ts';
import { tabStorage } from '../../lib/device/storage.ts';
import { type RemoteErrorCode, remoteErrorCode } from '../../lib/remote/remoteError.ts';
import { checkResetCode } from '../../session/identity/emailCodes.ts';

/** The content of a link to `/reset-password`: our token, or a code that the identity service sent itself. */
export type ResetLink =
  | { readonly kind: 'token' | 'code'; readonly value: string }
  | { readonly kind: 'none' };

/** A valid link: the code that sets the new password, and the address of the login. */
export interface OpenedLink {
  readonly oobCode: string;
  readonly email: string;
}

/** The state of a link that is not valid, or could not be checked. */
export type ClosedLink =
  | Exclude<ResetPasswordState, { readonly status: 'choosing' | 'failed' }>
  | { readonly status: 'failed'; readonly code: RemoteErrorCode };

/** Reads the link from the query of `/reset-password`. */
export function readResetLink(query: URLSearchParams): ResetLink {
  if (query.get('mode') !== 'resetPassword') return { kind: 'none' };
  const token = query.get('token');
  if (token) return { kind: 'token', value: token };
  const code = query.get('oobCode');
  return code ? { kind: 'code', value: code } : { kind: 'none' };
}

/** Checks a link without using it up. Specification section 9. */
export async function openResetLink(link: ResetLink): Promise<OpenedLink | ClosedLink> {
  if (link.kind === 'none') return { status: 'wrong' };
  if (link.value === tabStorage.usedCode()) return { status: 'used' };
  const oobCode = link.kind === 'code' ? link.value : await exchange(link.value);
  if (typeof oobCode !== 'string') return oobCode;
  const outcome = await checkResetCode(oobCode);
  if (outcome.ok) return { oobCode, email: outcome.value };
  if (outcome.refusal === null) return { status: 'failed', code: 'no-response' };
  return { status: outcome.refusal === 'expired' ? 'expired' : 'wrong' };
}

/** Exchanges our token for a code of the identity service. */
async function exchange(token: string): Promise<string | ClosedLink> {
  try {
    const reply = await attempt('users-openPasswordReset', {
      token,
    });
    if (reply.success) return reply.oobCode;
    return { status: reply.error === 'invalid' ? 'wrong' : reply.error };
  } catch (error) {
    const code = remoteErrorCode(error);
    // The link is truncated: some mail programs break long links.
    if (code === 'invalid-argument') return { status: 'wrong' };
    return { status: 'failed', code };
  }
}
