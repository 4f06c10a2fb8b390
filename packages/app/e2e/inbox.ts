import { expect } from '@playwright/test';
import { journeyBackend } from './backend.ts';

/** An e-mail from the journeys' backend. */
interface SentMail {
  readonly subject: string;
  readonly text: string;
}

/** The e-mails to an address, newest first. */
export async function mailsTo(address: string): Promise<readonly SentMail[]> {
  const { addresses } = await journeyBackend();
  const response = await fetch(
    `${addresses.mail}/api/messages?${new URLSearchParams({ to: address })}`,
  );
  return response.json();
}

/** Waits for an e-mail to an address whose subject matches. */
export async function expectMail(address: string, subject: RegExp): Promise<SentMail> {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error('The e-mail is no longer in the inbox.');
  return mail;
}

/** The link to the app in an e-mail. */
export function linkIn({ text }: SentMail): string {
  const [link = ''] = /http:\/\/\S+/.exec(text) ?? [];
  return link;
}
