import { createServer } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../../../local/settings/ports.ts';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { mailsTo, newestMailTo } from '../../../testing/members/inbox.ts';
import { verifyEmail } from './memberLetters.ts';
import { toMail } from './rendering/letter.ts';
import { smtpMailer } from './smtpMailer.ts';

beforeAll(pointAtBackend);

const mailTo = (to: string) =>
  toMail(verifyEmail({ to, language: 'en-GB', href: 'https://met.test/?a=1&b=2' }));

describe('sending by SMTP', () => {
  it('delivers both parts, from the configured sender', async () => {
    const mail = mailTo('smtp-both@demo.test');
    await smtpMailer().send(mail, 'an-id');
    const caught = await newestMailTo('smtp-both@demo.test');
    expect(caught).toMatchObject({
      subject: mail.subject,
      from: '"Met Rewards" <rewards@met.test>',
    });
    expect(caught.text.trim()).toBe(mail.text.trim());
    expect(caught.html?.trim()).toBe(mail.html.trim());
  });

  it('sends to one recipient despite line breaks in a subject', async () => {
    const to = 'smtp-one@demo.test';
    await smtpMailer().send(
      { ...mailTo(to), subject: 'Hello\r\nBcc: smtp-more@demo.test' },
      'an-id',
    );
    expect((await newestMailTo(to)).to).toEqual([to]);
    expect(await mailsTo('smtp-more@demo.test')).toEqual([]);
  });

  it('rejects if the server does not respond or is not configured', async () => {
    const { smtp } = await freePorts();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${smtp}`);
    await expect(smtpMailer().send(mailTo('a@demo.test'), 'an-id')).rejects.toMatchObject({
      code: 'ESOCKET',
    });
    vi.stubEnv('SMTP_URL', '');
    await expect(smtpMailer().send(mailTo('a@demo.test'), 'an-id')).rejects.toThrow(
      'SMTP_URL is not set',
    );
    vi.unstubAllEnvs();
  });

  it('rejects after a timeout if the server is silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
    await expect(smtpMailer(100).send(mailTo('a@demo.test'), 'an-id')).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
    vi.unstubAllEnvs();
    silent.close();
  });
});
