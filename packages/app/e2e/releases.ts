import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { journeyBackend } from './backend.ts';

const APP = join(import.meta.dirname, '..');

/** An origin that serves the app and can release its next version. */
export interface Releases {
  readonly origin: string;
  /** Switches to the next version, without any file of the first. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the next version of the app and starts a proxy before both versions, which the local web server serves.
 * @param app the origin that serves the first version
 */
export async function startReleases(app: string): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), 'casino-next-'));
  await buildNextVersion(folder);
  // The staff page stays as it is.
  await cp(join(APP, 'dist/staff'), join(folder, 'staff'), { recursive: true });
  const next = await (await journeyBackend()).serveBuild(folder);
  let current = app;
  const proxy = await startProxy(() => current);
  return {
    origin: proxy.origin,
    release: () => {
      current = `http://127.0.0.1:${next.port}`;
    },
    stop: async () => {
      await proxy.stop();
      await next.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Starts a proxy, because Playwright cannot intercept a worker's update check.
 * @param originOf returns the origin that serves the next request
 * @param change returns the body of a reply, in place of the one of the origin
 */
export async function startProxy(
  originOf: () => string,
  change: (path: string, body: Buffer) => Buffer = (_, body) => body,
): Promise<Pick<Releases, 'origin' | 'stop'>> {
  const server = createServer(async (request, response) => {
    const { method, headers, url: path = '/' } = request;
    const sent = method === 'POST' && {
      method,
      headers: {
        'Content-Type': headers['content-type'] ?? '',
        ...(headers.authorization && { Authorization: headers.authorization }),
      },
      body: await buffer(request),
    };
    // The proxy does not respond either if its server has stopped.
    const answer = await fetch(new URL(path, originOf()), sent || {}).catch(() => null);
    if (!answer) return void response.destroy();
    const body = change(path, Buffer.from(await answer.arrayBuffer()));
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function buildNextVersion(folder: string): Promise<void> {
  const config = join(import.meta.dirname, 'nextVersion.config.ts');
  const options = ['build', '--config', config, '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)('vite', [...options, '--logLevel', 'error'], {
    cwd: APP,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
