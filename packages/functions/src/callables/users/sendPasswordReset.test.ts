import { describe, expect, it } from 'vitest';
import { newAddress } from '../../../local/testing/address.ts';
import { signedIn, signedOut, statusOf } from '../../../local/testing/client.ts';
import { freshMember } from '../../../local/testing/freshMember.ts';
import { addressOf, httpCall } from '../../../local/testing/httpCall.ts';
import { mailsTo, newestMailTo } from '../../../local/testing/inbox.ts';
import { FROM_APP, newEmail } from '../../../local/testing/newcomer.ts';
import { testBackend } from '../../../local/testing/testBackend.ts';
import { TEST_WAITS } from '../../../local/testing/testWaits.ts';
import { sendPasswordResetContract } from '../../contract/index.ts';

const reset = (email: string, target: { devMode: boolean; devDomain: string } = FROM_APP) =>
  signedOut().call(sendPasswordResetContract, { email, ...target });

/** The identity service's own answer to a code. */
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

const codeIn = (text: string) => /oobCode=([\w-]+)/.exec(text)?.[1] ?? '';

describe('§7 users-sendPasswordReset', () => {
  it('sends a link to the app, whose code chooses a new password, once', async () => {
    const { email } = await freshMember();
    expect(await reset(email.toUpperCase())).toEqual({ success: true });
    const { text } = await newestMailTo(email);
    expect(text).toContain('http://localhost:4321/reset-password?mode=resetPassword&oobCode=');
    const code = codeIn(text);
    expect(await useCode(code)).toBe(email);
    expect(await useCode(code, 'Another-pass-2')).toBe(email);
    expect(await useCode(code, 'Another-pass-3')).toBe('INVALID_OOB_CODE');
    await expect(signedIn(email)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('replies the same for an address without a login, whose owner reads why', async () => {
    const email = newEmail('nobody');
    expect(await reset(email)).toEqual({ success: true });
    const { text } = await newestMailTo(email);
    expect(text).toContain('you can create a new one');
    expect(codeIn(text)).toBe('');
  });

  it('takes the same time for a known and an unknown address', async () => {
    const { email: known } = await freshMember();
    const timeOf = async (email: string) => {
      const start = performance.now();
      await reset(email);
      return performance.now() - start;
    };
    for (const email of [known, newEmail('time')]) {
      expect(await timeOf(email)).toBeGreaterThanOrEqual(TEST_WAITS.evenTimeFloorMs - 5);
    }
  });

  it.each([
    'https://evil.test',
    'http://localhost:5173@evil.test',
    'http://localhost.evil.test:5173',
  ])('§7 never sends a code to a poisoned devDomain: %s', async (devDomain) => {
    const { email } = await freshMember();
    await reset(email, { devMode: true, devDomain });
    const { text, html } = await newestMailTo(email);
    expect(text).toContain(`${testBackend().app}/reset-password?`);
    expect(text + html).not.toContain('evil');
  });

  it('says how long to wait after three for one address, known or not', async () => {
    for (const email of [(await freshMember()).email, newEmail('limit')]) {
      await Promise.all([1, 2, 3].map(() => reset(email)));
      expect(await mailsTo(email)).toHaveLength(3);
      await expect(reset(email)).rejects.toMatchObject({
        code: 'functions/resource-exhausted',
        message: expect.stringContaining('Try again in 60 minutes'),
      });
      expect(await mailsTo(email)).toHaveLength(3);
    }
  });

  it('ends mass resets from one network address after sixty an hour', async () => {
    const headers = { 'X-Forwarded-For': newAddress() };
    const send = (email: string) =>
      httpCall(signedOut(), addressOf('users-sendPasswordReset'), {
        headers,
        body: JSON.stringify({ data: { email, ...FROM_APP } }),
      });
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) => send(newEmail(`mass-${index}`))),
    );
    expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(60);
    expect(answers.filter(({ httpStatus }) => httpStatus === 429)).toHaveLength(4);
    expect(await statusOf(reset(newEmail('elsewhere')))).toBe('no refusal at all');
  });
});
