import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { SMTPServer } from 'smtp-server';
import type { Health } from '../health/health.ts';
import { healthPage } from '../health/healthPage.ts';
import { Inbox } from './inbox.ts';
import { inboxPage, mailPage } from './inboxPage.ts';

const MAX_MAIL_BYTES = 5 * 1024 * 1024;

/** A running catcher. Its ports replace a port 0 of the options. */
export interface MailCatcher {
  readonly smtpPort: number;
  readonly webPort: number;
  stop(): Promise<void>;
}

/**
 * Accepts every e-mail sent to `smtpPort` and delivers none. `webPort` serves them as pages for people and as JSON
 * for tests (`GET /api/messages?to=…`, `GET /api/messages/{id}`, `DELETE /api/messages`).
 * @param options.health adds `GET /health`, a page or JSON by the request's `Accept`: 503 if a part is down
 */
export async function startMailCatcher(options: {
  readonly host: string;
  readonly smtpPort: number;
  readonly webPort: number;
  readonly health?: () => Promise<Health>;
  /** The pages of passes. */
  readonly passes?: express.Router;
}): Promise<MailCatcher> {
  const inbox = new Inbox();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      buffer(stream)
        .then((raw) =>
          inbox.receive(
            raw,
            mailFrom ? mailFrom.address : '',
            rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done(), done);
    },
  });
  // A client that disconnects in the middle of a message must not end the process.
  smtp.on('error', () => {});
  const web = readerOf(inbox, options).listen(options.webPort, options.host);
  const smtpListener = smtp.listen(options.smtpPort, options.host);
  await Promise.all([once(web, 'listening'), once(smtpListener, 'listening')]);

  return {
    smtpPort: (smtpListener.address() as AddressInfo).port,
    webPort: (web.address() as AddressInfo).port,
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise<void>((resolve) => web.close(() => resolve())),
      ]);
    },
  };
}

function readerOf(
  inbox: Inbox,
  { health, passes }: Pick<Parameters<typeof startMailCatcher>[0], 'health' | 'passes'>,
): express.Express {
  const reader = express();
  reader.disable('x-powered-by');
  if (health) {
    reader.get('/health', async (request, response) => {
      const { parts, ...noted } = await health();
      const up = parts.every((each) => each.up);
      response.status(up ? 200 : 503).setHeader('Cache-Control', 'no-store');
      if (request.accepts(['html', 'json']) === 'json') response.json({ up, parts, ...noted });
      else response.send(healthPage({ parts, ...noted }));
    });
  }
  if (passes) reader.use(passes);
  reader.get('/', (_request, response) => {
    response.send(inboxPage(inbox.list()));
  });
  reader.get('/messages/:id', (request, response) => {
    const mail = inbox.get(request.params.id);
    if (mail) response.send(mailPage(mail));
    else response.redirect('/');
  });
  reader.get('/api/messages', (request, response) => {
    const { to } = request.query;
    response.json(inbox.list(typeof to === 'string' ? to : undefined));
  });
  reader.get('/api/messages/:id', (request, response) => {
    const mail = inbox.get(request.params.id);
    if (mail) response.json(mail);
    else response.status(404).json({ error: 'There is no such e-mail.' });
  });
  reader.delete('/api/messages', (_request, response) => {
    inbox.clear();
    response.status(204).end();
  });
  return reader;
}
