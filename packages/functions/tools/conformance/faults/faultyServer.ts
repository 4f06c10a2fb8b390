import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Fault, Forward, ProxiedReply, ProxiedRequest } from './fault.ts';

/** A running faulty server. */
export interface FaultyServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Headers that describe the connection, and not the message. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]);

/** Serves the reference server at `origin` with a fault. */
export async function startFaultyServer(
  origin: string,
  serve: Fault['serve'],
): Promise<FaultyServer> {
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming, outgoing);
    write(outgoing, await serve(request, forwardTo(origin)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<ProxiedRequest> {
  let isCut = false;
  outgoing.on('close', () => {
    isCut = !outgoing.writableEnded;
  });
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: messageHeaders(Object.entries(incoming.headersDistinct)),
    body: await text(incoming),
    isCut: () => isCut,
  };
}

function forwardTo(origin: string): Forward {
  return async ({ method, path, headers, body }) => {
    const hasBody = method !== 'GET';
    const response = await fetch(`${origin}${path}`, { method, headers, ...(hasBody && { body }) });
    return {
      status: response.status,
      headers: messageHeaders([...response.headers].map(([name, value]) => [name, [value]])),
      body: await response.text(),
    };
  };
}

function messageHeaders(entries: readonly [string, readonly string[] | undefined][]) {
  return Object.fromEntries(
    entries
      .filter(([name]) => !OF_THE_CONNECTION.has(name))
      .map(([name, values = []]) => [name, values.join(', ')]),
  );
}

function write(outgoing: ServerResponse, { status, headers, body, cut }: ProxiedReply): void {
  if (!cut) {
    outgoing.writeHead(status, headers).end(status === 304 ? undefined : body);
    return;
  }
  if (body === '') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy());
}
