import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { brotli, readsBrotli, serveCompressed } from './compressed.ts';
import type { WebConfig } from './config.ts';
import { withConfig } from './config.ts';
import { hostingHeaders } from './hostingHeaders.ts';
import { passCallOn } from './passCallOn.ts';

/** A running web server. Its port replaces a port 0 of the options. */
export interface WebServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** The HTML of a page, and the same with brotli. */
interface Page {
  readonly text: string;
  readonly compressed: Promise<Buffer>;
}

/**
 * Serves the app's production build as Firebase Hosting does, with the headers of `firebase.json`: the page for each
 * path without a file extension, below `/staff/` the staff page, `404.html` for a missing file, and the functions for calls.
 * @param options.root the folder of the build
 * @param options.config written into the page, so that it finds the backend
 * @param options.functions the address of the functions, which their names follow
 */
export async function startWebServer(options: {
  readonly host: string;
  readonly port: number;
  readonly root: string;
  readonly config: WebConfig;
  readonly functions?: string;
}): Promise<WebServer> {
  const pageIn = (folder: string): Page => {
    const file = readFileSync(join(options.root, folder, 'index.html'), 'utf8');
    const text = withConfig(file, options.config);
    return { text, compressed: brotli(text) };
  };
  const page = pageIn('');
  const staffPage = pageIn('staff');
  const missing = readFileSync(join(options.root, '404.html'), 'utf8');
  const headersOf = hostingHeaders(options.config);
  const compressed = serveCompressed(options.root, headersOf);
  const files = sirv(options.root, {
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    },
  });

  const sendPage = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    const small = readsBrotli(request);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
      ...(small && { 'Content-Encoding': 'br' }),
    });
    const { text, compressed } = path.startsWith('/staff/') ? staffPage : page;
    response.end(request.method === 'HEAD' ? undefined : small ? await compressed : text);
  };
  const sendMissing = (request: IncomingMessage, response: ServerResponse, path: string) => {
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : missing);
  };
  // Hosting redirects from a folder with a page to the path with a slash.
  const sendFolder = (response: ServerResponse, path: string) => {
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    response.writeHead(301, { Location: `${path}/` }).end();
  };
  const server = createServer(async (request, response) => {
    if (passCallOn(options.functions, request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (pathname === '/staff') {
      sendFolder(response, pathname);
    } else if (/^\/(?:staff\/)?(?:index\.html)?$/.test(pathname)) {
      await sendPage(request, response, pathname);
    } else if (!(await compressed(request, response, pathname))) {
      files(request, response, () => {
        if (isFile(pathname)) sendMissing(request, response, pathname);
        else void sendPage(request, response, pathname);
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

/** True if the path's last segment has a file extension. A missing file must not get the page. */
function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}
