import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { testBackend } from '../../../testing/backend/testBackend.ts';
import { signedIn, signedOut } from '../../../testing/calls/client.ts';
import { resetCodeSentTo } from '../../../testing/members/emailedCodes.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../../../testing/members/inbox.ts';
import { FROM_APP, newEmail } from '../../../testing/members/newEmail.ts';
import { adminApp } from '../../adapters/firebase.ts';

pointAtBackend();

const reset = (email: string, target: { devMode: boolean; devDomain: string } = FROM_APP) =>
  signedOut().call('users-sendPasswordReset', { email, ...target });

/** The identity service's answer to a code. */
async function useCode(oobCode: string, newPassword?: string): Promise<string> {
  const url = `${testBackend().auth}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ oobCode, newPassword }),
  });
  const body = (await response.json()) as { email?: string; error?: { message: string } };
  return body.error?.message ?? body.email ?? '';
}

const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('§7 users-sendPasswordReset', () => {
  it('§7.9 sends a link to the app that resets the password once', async () => {
    const { email } = await freshMember();
    expect(await reset(email.toUpperCase())).toEqual({ success: true });
    const { text } = await newestMailTo(email);
    expect(text).toContain('http://localhost:4321/reset-password?mode=resetPassword&token=');
    const code = await resetCodeSentTo(email);
    expect(await useCode(code)).toBe(email);
    expect(await useCode(code, 'Another-pass-2')).toBe(email);
    expect(await useCode(code, 'Another-pass-3')).toBe('INVALID_OOB_CODE');
    await expect(signedIn(email)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('replies the same for an address without a login, and e-mails its owner', async () => {
    const email = newEmail('nobody');
    expect(await reset(email)).toEqual({ success: true });
    const { text } = await newestMailTo(email);
    expect(text).toContain('you can create a new one');
    expect(tokenIn(text)).toBe('');
  });

  it('§7.9 §8.26 rejects an account without a password with the error that says to create a new one', async () => {
    const email = newEmail('provider');
    await getAuth(adminApp).createUser({ email, emailVerified: true });
    expect(await reset(email)).toEqual({
      success: false,
      error: expect.stringContaining('create a new one'),
      code: 'no-password-login',
    });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('§7 never sends a link to a forged devDomain', async () => {
    const { email } = await freshMember();
    await reset(email, { devMode: true, devDomain: 'http://localhost:5173@evil.test' });
    const { text, html } = await newestMailTo(email);
    expect(text).toContain(`${testBackend().app}/reset-password?`);
    expect(text + html).not.toContain('evil');
  });
});
