import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The file types that are worth compressing. Fonts and pictures are compressed already. */
const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
];

/** Compresses at the quality that Hosting's edge uses for a file that it has not cached. */
export function brotli(content: string | Buffer): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** True if the client accepts brotli. */
export function readsBrotli(request: IncomingMessage): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
}

/**
 * Serves the text files of a folder, each compressed once, as Hosting does. Resolves to false without a response
 * for any other request. The files must not change while the server runs.
 */
export function serveCompressed(
  root: string,
  headersOf: (path: string) => [string, string][],
): (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean> {
  const files = new Map<string, Promise<Buffer>>();
  return async (request, response, path) => {
    const type = TYPES.find(([ending]) => path.endsWith(ending))?.[1];
    if (type === undefined || !readsBrotli(request) || normalize(path) !== path) return false;
    let body: Buffer;
    try {
      const content = files.get(path) ?? brotli(readFileSync(join(root, path)));
      files.set(path, content);
      body = await content;
    } catch {
      return false;
    }
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
