import { randomBytes } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { preview } from 'vite';
import { describe, exportPage } from './exportPage.mjs';
import { writeEntry } from './ledger.mjs';
import { rejectionText } from './rejectionText.mjs';

/** A live story opens this page while Storybook starts, and again each second. */
const STARTING = '<!doctype html><meta http-equiv="refresh" content="1"><p>Storybook starts …';
const STARTING_MS = 500;

/** @typedef {{ decision: 'approved' | 'rejected', note: string }} Decision */

/**
 * Serves the page of changes. Every address contains a token, so that no other page in the browser can approve.
 * @param {string} root the tree with the ledger
 * @param {string} folder of the pictures
 * @param {import('./changes.mjs').Change[]} given
 * @param {{ open?: boolean, addressOf?: (id: string) => Promise<string>,
 *   others?: { names: string[], stories: number, draw: () => Promise<import('./changes.mjs').Change[]> } | null }}
 *   [options] whether to open the page in the browser, the address of a live story, and the other stories that the page
 *   offers to draw
 * @returns {Promise<{ address: string, changes: import('./changes.mjs').Change[], decisions: (Decision | null)[],
 *   finished: Promise<void>, close: () => Promise<void> }>} `decisions` in the order of the changes; `finished` resolves
 *   when the person ends the review
 */
export async function serveReview(root, folder, given, options = {}) {
  const { open = false, addressOf, others = null } = options;
  const changes = [...given];
  exportPage(folder, changes, {
    canDecide: true,
    storybook: addressOf ? 'story/' : null,
    others: others && { names: others.names, stories: others.stories },
  });
  const base = `/${randomBytes(16).toString('hex')}/`;
  /** @type {(Decision | null)[]} */
  const decisions = [];
  /** The decisions before each step. @type {Map<number, Decision | null>[]} */
  const history = [];
  /** @type {PromiseWithResolvers<void>} */
  const { promise: finished, resolve } = Promise.withResolvers();

  const set = (index, decision) => {
    const change = changes[index];
    decisions[index] = decision;
    writeEntry(root, change, decision?.decision === 'approved' ? change.approved : change.before);
  };
  const replies = {
    decide: ({ indexes, decision, note }) => {
      history.push(new Map(indexes.map((index) => [index, decisions[index] ?? null])));
      for (const index of indexes) set(index, { decision, note });
      return decisions;
    },
    undo: () => {
      for (const [index, decision] of history.pop() ?? []) set(index, decision);
      return decisions;
    },
    others: async () => {
      changes.push(...((await others?.draw()) ?? []));
      return changes.map(describe);
    },
    finish: () => ({ text: rejectionText(changes, decisions) }),
  };

  const server = await preview({
    root: folder,
    base,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, open },
    plugins: [
      {
        name: 'review',
        configurePreviewServer: ({ middlewares }) => {
          for (const [name, reply] of Object.entries(replies)) {
            const answer = async (request, response) => {
              const body = /** @type {any} */ (await json(request));
              const text = JSON.stringify(await reply(body));
              response.end(text, () => name === 'finish' && resolve());
            };
            middlewares.use(`${base}${name}`, orMessage(answer));
          }
          const openStory = async (request, response) => {
            const address = addressOf?.(request.url.slice(1));
            const location = await Promise.race([address, delay(STARTING_MS)]);
            if (location) response.writeHead(302, { location }).end();
            else response.writeHead(200, { 'content-type': 'text/html' }).end(STARTING);
          };
          middlewares.use(`${base}story`, orMessage(openStory));
        },
      },
    ],
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  const address = `http://127.0.0.1:${port}${base}`;
  return { address, changes, decisions, finished, close: () => server.close() };
}

/** Replies to a request, with the message of an error as text. */
function orMessage(answer) {
  return (request, response) =>
    answer(request, response).catch(({ message }) => response.writeHead(500).end(message));
}
