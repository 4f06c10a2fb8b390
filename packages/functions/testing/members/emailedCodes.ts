import { testBackend } from '../backend/testBackend.ts';
import { signedOut } from '../calls/client.ts';
import { newestMailTo } from './inbox.ts';

/** The code in the link of the newest e-mail to an address. */
export async function codeSentTo(email: string): Promise<string> {
  const { text } = await newestMailTo(email);
  return /oobCode=([\w-]+)/.exec(text)?.[1] ?? '';
}

/** The token in the reset link of the newest e-mail to an address. */
export async function resetTokenSentTo(email: string): Promise<string> {
  const { text } = await newestMailTo(email);
  return /token=([\w.-]+)/.exec(text)?.[1] ?? '';
}

/** Returns the code that the page gets for the reset link of the newest e-mail to an address. */
export async function resetCodeSentTo(email: string): Promise<string> {
  const token = await resetTokenSentTo(email);
  const reply = await signedOut().call('users-openPasswordReset', { token });
  return reply.success ? reply.oobCode : '';
}

/** Moves the identity service's clock ahead for the codes of an address; 0 resets it. */
export async function setCodeClock(email: string, aheadSeconds: number): Promise<void> {
  await fetch(`${testBackend().auth}/clock`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, aheadSeconds }),
  });
}

/** Verifies the address of a code, as the page of the e-mailed link does. */
export function applyCode(oobCode: string): Promise<void> {
  return send('update', { oobCode });
}

/** Sets a new password with a code, as the page of the e-mailed link does. */
export function resetWith(oobCode: string, newPassword: string): Promise<void> {
  return send('resetPassword', { oobCode, newPassword });
}

async function send(method: string, body: object): Promise<void> {
  const base = `${testBackend().auth}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${base}/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The identity service rejected the code: ${await answer.text()}`);
}
