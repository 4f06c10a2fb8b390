import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HOST } from '../../local/settings/project.ts';

/** A request that the service received. */
export interface ScriptedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers one request. */
export type ScriptedAnswer = (response: ServerResponse, request: ScriptedRequest) => unknown;

/** Replies with JSON. */
export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): ScriptedAnswer {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
}

/** Replies with a status only. */
export function status(code: number, headers: Record<string, string> = {}): ScriptedAnswer {
  return (response) => response.writeHead(code, headers).end();
}

/** Closes the connection without a reply. */
export const cut: ScriptedAnswer = (response) => response.destroy();

/** Closes the connection in the middle of a reply. */
export const cutInTheMiddle: ScriptedAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"records":[');
  setTimeout(() => response.destroy(), 20);
};

/** Never replies. */
export const silent: ScriptedAnswer = () => undefined;

/** An HTTP service whose replies a test chooses. */
export interface ScriptedService {
  readonly url: string;
  readonly requests: readonly ScriptedRequest[];
  /** The replies to the next requests, in this order. The last one is repeated. */
  script(...answers: readonly ScriptedAnswer[]): void;
  close(): Promise<void>;
}

export async function scriptedService(): Promise<ScriptedService> {
  const requests: ScriptedRequest[] = [];
  let answers: ScriptedAnswer[] = [status(500)];
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    requests.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    requests,
    script: (...next) => {
      answers = [...next];
      requests.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
