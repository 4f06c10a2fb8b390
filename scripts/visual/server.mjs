import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { decisionsOn } from './decisions.mjs';
import { pageOf } from './page.mjs';

const PICTURE = /^\/([a-z0-9-]+)\/(before|after|difference)[.]png$/;
const MAX_REQUEST_LENGTH = 10_000;

/**
 * Serves a local page to approve changes. An approval needs the page's host and token, so that no other page in the
 * browser can approve.
 * @param {string} root the tree with the ledger
 * @param {string} folder of the pictures
 * @param {import('./judgeDrawings.mjs').Change[]} changes
 * @returns {Promise<{ address: string, decisions: Record<string, 'approved' | 'rejected'>,
 *   decided: Promise<void>, close: () => Promise<void> }>} `decided` resolves when every change is decided
 */
export async function serveReview(root, folder, changes) {
  const token = randomBytes(16).toString('hex');
  const { made, decide } = decisionsOn(root, changes);
  const listeners = new Set();
  let allDecided;
  const decided = new Promise((resolve) => {
    allDecided = resolve;
  });
  let host = '';

  const routes = {
    'GET /': (_, response) =>
      send(response, 200, 'text/html; charset=utf-8', pageOf(changes, token)),
    'GET /events': (request, response) => {
      if (!request.url.endsWith(`?token=${token}`)) return send(response, 403, 'text/plain', '');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(made)}\n\n`);
      listeners.add(response);
      return request.on('close', () => listeners.delete(response));
    },
    'POST /approve': (request, response) => answer(request, response, 'approve'),
    'POST /reject': (request, response) => answer(request, response, 'reject'),
  };

  async function answer(request, response, decision) {
    const wanted = await readJson(request);
    if (request.headers['x-visual-token'] !== token || wanted === null) {
      return send(response, 403, 'text/plain', '');
    }
    const problem = decide(decision, wanted);
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(made)}\n\n`);
    const reply = JSON.stringify({ decisions: made, ...(problem && { problem }) });
    send(response, problem ? 409 : 200, 'application/json', reply);
    if (changes.every(({ id }) => made[id])) allDecided();
  }

  const server = createServer((request, response) => {
    if (request.headers.host !== host) return send(response, 403, 'text/plain', '');
    const { pathname } = new URL(request.url, `http://${host}`);
    const route = routes[`${request.method} ${pathname}`];
    if (route) return route(request, response);
    const [, id, name] = PICTURE.exec(pathname) ?? [];
    const picture = id && join(folder, id, `${name}.png`);
    if (!picture || !existsSync(picture)) return send(response, 404, 'text/plain', '');
    response.writeHead(200, { 'content-type': 'image/png' });
    return createReadStream(picture).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${server.address().port}`;
  return {
    address: `http://${host}/`,
    decisions: made,
    decided,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function send(response, status, type, body) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

async function readJson(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_REQUEST_LENGTH) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
