import { once } from 'node:events';
import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A push as the fake received it. */
export interface ReceivedPush {
  /** ISO 8601 instant. */
  readonly receivedAt: string;
  readonly token: string;
  readonly topic: string;
  readonly payload: string;
}

/** A running fake of Apple's push service. */
export interface FakeApns {
  readonly port: number;
  /** The pushes that it accepted, oldest first. */
  readonly pushes: readonly ReceivedPush[];
  /** The answer to the next pushes: a status and a reason, by the token of the device. 200 by default. */
  answer: (token: string) => { readonly status: number; readonly reason?: string } | 'silent';
  stop(): Promise<void>;
}

const MAX_PUSHES = 500;

/** Starts a fake of Apple's push service: HTTP/2 without TLS. It records what it accepts. */
export async function startFakeApns(host: string, port: number): Promise<FakeApns> {
  const pushes: ReceivedPush[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  const fake: FakeApns = {
    port: 0,
    pushes,
    answer: () => ({ status: 200 }),
    stop: async () => {
      for (const session of sessions) session.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A client that disconnects must not end the process.
    session.on('error', () => {});
  });
  server.on('stream', (stream, headers) => {
    const token = decodeURIComponent(String(headers[':path']).replace('/3/device/', ''));
    let payload = '';
    stream.setEncoding('utf8');
    stream.on('error', () => {});
    stream.on('data', (chunk: string) => {
      payload += chunk;
    });
    stream.on('end', () => {
      const answer = fake.answer(token);
      if (answer === 'silent') return;
      if (answer.status === 200) {
        const receivedAt = new Date().toISOString();
        pushes.push({ receivedAt, token, topic: String(headers['apns-topic']), payload });
        pushes.splice(0, pushes.length - MAX_PUSHES);
      }
      stream.respond({ ':status': answer.status });
      stream.end(answer.reason ? JSON.stringify({ reason: answer.reason }) : undefined);
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return Object.assign(fake, { port: (server.address() as AddressInfo).port });
}
