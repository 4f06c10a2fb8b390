import { attempt } from '../../lib/calls/api.ts';
import {
  applyVerification,
  type CodeOutcome,
  checkVerification,
} from '../../session/identity/emailCodes.ts';

/** The link of a verification e-mail. */
export interface VerificationLink {
  /** Returns the address that the link verifies, without using the link. */
  readonly check: () => Promise<CodeOutcome>;
  readonly apply: () => Promise<CodeOutcome>;
  /** True if the user gives the password although the login is signed in. */
  readonly asksPassword: boolean;
}

/**
 * The link in the address of `/account/pending`; null without one. `verifyEmail` has a code of the identity service for
 * a new login. `verifyAddress` has our token for the changed address of a login. docs/decisions/081.
 */
export function verificationLink(query: URLSearchParams): VerificationLink | null {
  switch (query.get('mode')) {
    case 'verifyEmail': {
      const code = query.get('oobCode') ?? '';
      return {
        check: () => checkVerification(code),
        apply: () => applyVerification(code),
        asksPassword: false,
      };
    }
    case 'verifyAddress': {
      const token = query.get('token') ?? '';
      return {
        check: async () => addressIn(token),
        apply: () => applyToken(token),
        asksPassword: true,
      };
    }
    default:
      return null;
  }
}

async function applyToken(token: string): Promise<CodeOutcome> {
  try {
    const { success, error } = await attempt('users-setVerifiedEmail', { token });
    if (success) return { ok: true, value: '' };
    return { ok: false, refusal: error === 'expired' ? 'expired' : 'invalid' };
  } catch {
    return { ok: false, refusal: null };
  }
}

/** The address that the token names. The server checks the signature when the token is used. */
function addressIn(token: string): CodeOutcome {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { email } = JSON.parse(bytes) as { readonly email?: unknown };
    return typeof email === 'string'
      ? { ok: true, value: email }
      : { ok: false, refusal: 'invalid' };
  } catch {
    return { ok: false, refusal: 'invalid' };
  }
}
