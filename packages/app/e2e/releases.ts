import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An origin that serves the app, and on which another version of it can be released. */
export interface Releases {
  readonly origin: string;
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Stands before the app and hands everything on, but for the service worker's script, to which every
 * release adds a line: a test cannot answer for a worker's own update check by other means.
 */
export async function startReleases(app: string): Promise<Releases> {
  let version = 1;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', app));
    const body = Buffer.from(await answer.arrayBuffer());
    const isWorker = request.url?.startsWith('/sw.js') ?? false;
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    response.end(isWorker ? Buffer.concat([body, Buffer.from(`\n// version ${version}`)]) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
