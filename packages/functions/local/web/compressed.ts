import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Of what is worth compressing; typefaces and pictures are compressed already. */
const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
];

/** Brotli as quick as Hosting's edge does it for a file that it sees for the first time. */
export function brotli(content: string | Buffer): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Whether whoever asks reads brotli. */
export function readsBrotli(request: IncomingMessage): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
}

/**
 * Answers for the text files of a folder, compressed once each as Hosting does; resolves to false, and
 * answers nothing, for any other request. The folder's files do not change while it is served.
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
