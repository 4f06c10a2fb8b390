import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import type { WebConfig } from './config.ts';
import { withConfig } from './config.ts';
import { hostingHeaders } from './hostingHeaders.ts';

/** A running web server. Port 0 in the options becomes the port that was free. */
export interface WebServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves the app's production build as Firebase Hosting does, with the headers of `firebase.json`: files
 * that carry a hash for ever, the page and the service worker never from a cache, and the page for every
 * path that is not a file.
 * @param options.root the folder of the build
 * @param options.config what the page learns about this machine's backend
 */
export async function startWebServer(options: {
  readonly host: string;
  readonly port: number;
  readonly root: string;
  readonly config: WebConfig;
}): Promise<WebServer> {
  const page = withConfig(readFileSync(join(options.root, 'index.html'), 'utf8'), options.config);
  const headersOf = hostingHeaders(options.config);
  const files = sirv(options.root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    },
  });

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sendPage = () => {
      for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (pathname === '/' || pathname === '/index.html') {
      sendPage();
    } else {
      files(request, response, () => {
        if (isFile(pathname)) response.writeHead(404).end();
        else sendPage();
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A path whose last part has an ending asks for a file, and a missing file is not a page. */
function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(pathname);
}
