import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An origin that serves the app, and on which another version of it can be released. */
export interface Releases {
  readonly origin: string;
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** How the worker's script names the page among the files that it keeps: before and after its revision. */
const PAGE_REVISION = /(url:"index\.html",revision:")\w+(")/;

/**
 * Stands before the app and hands everything on, but for what each release changes: the page, which carries
 * its number as `<html data-release>`, and the worker's script, which names the page's new revision. A test
 * cannot answer for a worker's own update check by other means.
 */
export async function startReleases(app: string): Promise<Releases> {
  let version = 1;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', app));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    response.end(released(request.url ?? '/', body, version));
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

function released(path: string, body: Buffer, version: number): Buffer | string {
  if (path.startsWith('/sw.js')) {
    const script = body.toString();
    if (!PAGE_REVISION.test(script)) throw new Error('The worker does not name the page.');
    return script.replace(PAGE_REVISION, `$1release${version}$2`);
  }
  const text = body.subarray(0, 200).toString();
  if (!text.startsWith('<!doctype html>')) return body;
  return body.toString().replace('<html ', `<html data-release="${version}" `);
}
