import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailCatcher, startMailCatcher } from './catcher.ts';
import type { CaughtMail } from './inbox.ts';

let catcher: MailCatcher;
let inbox: string;

beforeAll(async () => {
  catcher = await startMailCatcher({ host: '127.0.0.1', smtpPort: 0, webPort: 0 });
  inbox = `http://127.0.0.1:${catcher.webPort}`;
});
beforeEach(() => fetch(`${inbox}/api/messages`, { method: 'DELETE' }));
afterAll(() => catcher.stop());

async function send(mail: { to: string; subject: string; text?: string; html?: string }) {
  const transport = createTransport({ host: '127.0.0.1', port: catcher.smtpPort, secure: false });
  await transport.sendMail({ from: 'Met Rewards <rewards@met.test>', ...mail });
  transport.close();
}

const listed = async (query = ''): Promise<CaughtMail[]> =>
  (await (await fetch(`${inbox}/api/messages${query}`)).json()) as CaughtMail[];

describe('the e-mail catcher', () => {
  it('stores sent e-mails, newest first, with their text and HTML', async () => {
    await send({ to: 'a@demo.test', subject: 'First', text: 'One' });
    await send({ to: 'b@demo.test', subject: 'Second', text: 'Two', html: '<p>Two</p>' });

    const mails = await listed();
    expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(mails[0]).toMatchObject({ to: ['b@demo.test'], text: 'Two', html: '<p>Two</p>' });
    expect(mails[1]?.html).toBeNull();
  });

  it('finds the e-mails to one address, ignoring case', async () => {
    await send({ to: 'A@Demo.test', subject: 'For a', text: '-' });
    await send({ to: 'b@demo.test', subject: 'For b', text: '-' });

    expect((await listed('?to=a@demo.test')).map(({ subject }) => subject)).toEqual(['For a']);
  });

  it('escapes scripts of an e-mail on its pages', async () => {
    const script = '<script>alert(1)</script>';
    await send({ to: 'a@demo.test', subject: script, text: script, html: script });
    const [mail] = await listed();

    for (const path of ['/', `/messages/${mail?.id}`]) {
      const page = await (await fetch(inbox + path)).text();
      expect(page).toContain('&lt;script&gt;');
      expect(page).not.toContain(script);
    }
  });

  it('answers 404 for an unknown e-mail', async () => {
    expect((await fetch(`${inbox}/api/messages/absent`)).status).toBe(404);
  });
});
