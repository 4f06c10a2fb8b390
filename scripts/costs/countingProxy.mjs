import { createServer, request as send } from 'node:http';

/** Collections that only schedules query. */
const SCHEDULED = new Set(['outbox', 'deletions']);

/** An instance reads `content/published` every ten seconds for all members, so it is no cost of a visit. */
const SHARED = 'content';

/**
 * Starts a proxy for the REST interface of a document store, and counts like Firestore's billing: each requested or
 * found document is a read, and so is an empty query. Rejected requests, schedules and shared reads
 * do not count.
 * @param {number} port of the local store
 */
export async function countingProxy(port) {
  let counts = nothing();
  const server = createServer(async (incoming, outgoing) => {
    const body = await textOf(incoming);
    const { method, url, headers } = incoming;
    const forwarded = send(
      { host: '127.0.0.1', port, method, path: url, headers },
      async (reply) => {
        const answer = await textOf(reply);
        if (reply.statusCode === 200 && method !== 'OPTIONS') {
          for (const [kind, collection] of billed(method, url, body, answer)) {
            counts[kind][collection] = (counts[kind][collection] ?? 0) + 1;
          }
        }
        const { 'transfer-encoding': _, ...rest } = reply.headers;
        outgoing.writeHead(reply.statusCode, rest).end(answer);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    /** Returns the documents read, written and deleted since the last call, by collection. */
    take() {
      const taken = counts;
      counts = nothing();
      return taken;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const nothing = () => ({ reads: {}, writes: {}, deletes: {} });

/** The billed operations of a request, each with its collection. */
function billed(method, url, body, answer) {
  const { pathname } = new URL(url, 'http://localhost');
  const verb = pathname.slice(pathname.lastIndexOf(':') + 1);
  const read = (name) => ['reads', collectionOf(name)];
  switch (verb) {
    case 'batchGet':
      return JSON.parse(answer).flatMap(({ found, missing }) => {
        const name = found?.name ?? missing;
        return name && collectionOf(name) !== SHARED ? [read(name)] : [];
      });
    case 'runQuery':
    case 'runAggregationQuery': {
      const { structuredQuery, structuredAggregationQuery } = JSON.parse(body);
      const [{ collectionId }] = (structuredQuery ?? structuredAggregationQuery.structuredQuery)
        .from;
      if (SCHEDULED.has(collectionId)) return [];
      const found = JSON.parse(answer).filter((each) => each.document).length;
      return Array.from({ length: Math.max(1, found) }, () => ['reads', collectionId]);
    }
    case 'commit':
      return (JSON.parse(body).writes ?? []).map((write) =>
        write.delete
          ? ['deletes', collectionOf(write.delete)]
          : ['writes', collectionOf((write.update ?? write.transform).name)],
      );
    case 'beginTransaction':
    case 'rollback':
      return [];
  }
  if (method === 'GET' && pathname.split('/').length % 2 === 1) return [read(pathname)];
  throw new Error(`The cost of ${method} ${pathname} is unknown.`);
}

const collectionOf = (name) => name.split('/').at(-2);

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
