import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
 * Builds the next version of the app and starts a proxy before both versions, which the local web server serves. A proxy
 * is needed because Playwright cannot intercept a worker's update check.
 * @param app the origin that serves the first version
 */
export async function startReleases(app: string): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), 'casino-next-'));
  await buildNextVersion(folder);
  // The staff page stays as it is.
  await cp(join(APP, 'dist/staff'), join(folder, 'staff'), { recursive: true });
  const next = await (await journeyBackend()).serveBuild(folder);
  let current = app;
  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const passed = send(new URL(url, current), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, {
        'Content-Type': reply.headers['content-type'] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
      });
      reply.pipe(response);
    });
    // The proxy does not respond either if its server has stopped.
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      current = `http://127.0.0.1:${next.port}`;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await next.stop();
      await rm(folder, { recursive: true });
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
