import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { type Client, signedIn, signedOut } from '../../../testing/calls/client.ts';
import {
  resetTokenSentTo,
  resetWith,
  setCodeClock,
} from '../../../testing/members/emailedCodes.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { FROM_APP } from '../../../testing/members/newEmail.ts';
import { adminApp } from '../../adapters/firebase.ts';

const PASSWORD = 'mole-lantern-oboe-78';
pointAtBackend();
const visitor: Client = signedOut();

const open = (token: string) => visitor.call('users-openPasswordReset', { token });
const refused = (error: string) => ({ success: false, error });

/** Requests a reset e-mail and returns the token of its link. */
async function askFor(email: string): Promise<string> {
  await visitor.call('users-sendPasswordReset', { email, ...FROM_APP });
  return resetTokenSentTo(email);
}

async function codeOf(token: string): Promise<string> {
  const reply = await open(token);
  if (!reply.success) throw new Error(`The link was refused: ${reply.error}`);
  return reply.oobCode;
}

/**
 * The identity service compares sessions in whole seconds, so a change within the same second is not seen.
 */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050));

describe('§9 a reset link', () => {
  it('can be opened repeatedly, also by a mail scanner, and changes nothing', async () => {
    const { email } = await freshMember();
    const token = await askFor(email);
    await codeOf(token);
    await codeOf(token);
    await resetWith(await codeOf(token), PASSWORD);
    await expect(signedIn(email, undefined, PASSWORD)).resolves.toBeDefined();
  });

  it('§9.8 returns a fresh code after the identity service’s code has expired', async () => {
    const { email } = await freshMember();
    const token = await askFor(email);
    const early = await codeOf(token);
    await setCodeClock(email, 90 * 60);
    await expect(resetWith(early, PASSWORD)).rejects.toThrow('EXPIRED_OOB_CODE');
    await setCodeClock(email, 0);
    await expect(resetWith(await codeOf(token), PASSWORD)).resolves.toBeUndefined();
  });

  it('expires with a changed password', async () => {
    const { email } = await freshMember();
    const token = await askFor(email);
    const code = await codeOf(token);
    await nextSecond();
    await resetWith(code, PASSWORD);
    expect(await open(token)).toEqual(refused('used'));
  });

  it('expires with a newer link', async () => {
    const { email } = await freshMember();
    const first = await askFor(email);
    const second = await askFor(email);
    expect(await open(first)).toEqual(refused('replaced'));
    await codeOf(second);
  });

  it('is rejected for a disabled or deleted login', async () => {
    const { email, uid } = await freshMember();
    const token = await askFor(email);
    await getAuth(adminApp).updateUser(uid, { disabled: true });
    expect(await open(token)).toEqual(refused('invalid'));
    await getAuth(adminApp).updateUser(uid, { disabled: false });
    const client = await signedIn(email);
    await client.call('users-deleteAccount', { forgetMe: false });
    expect(await open(token)).toEqual(refused('invalid'));
  });

  it('is rejected if its token is forged', async () => {
    expect(await open('a.made-up.token')).toEqual(refused('invalid'));
  });
});
