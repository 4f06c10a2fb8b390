import { expect } from 'vitest';
import type { CaughtMail } from '../../local/mail/inbox.ts';
import { testBackend } from '../backend/testBackend.ts';

/** The e-mails that this test run's backend has sent to an address, newest first. */
export async function mailsTo(address: string): Promise<readonly CaughtMail[]> {
  const query = new URLSearchParams({ to: address });
  const response = await fetch(`${testBackend().mail}/api/messages?${query}`);
  return (await response.json()) as CaughtMail[];
}

/** Waits for an e-mail to an address, and returns the newest. */
export async function newestMailTo(address: string): Promise<CaughtMail> {
  await expect.poll(() => mailsTo(address), { timeout: 5_000 }).not.toHaveLength(0);
  const [newest] = await mailsTo(address);
  if (!newest) throw new Error('The e-mail was removed.');
  return newest;
}
