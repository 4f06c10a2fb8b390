import { Firestore } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import { startCallables } from '../../local/callables/startCallables.ts';
import { demoContent } from '../../local/seed/demoContent.ts';
import { type Addresses, functionsAddress, webConfigOf } from '../../local/settings/addresses.ts';
import { freePorts } from '../../local/settings/ports.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import { startStack } from '../../local/stack.ts';
import { startWebServer } from '../../local/web/server.ts';
import type { ProxiedRequest } from '../../tools/conformance/faults/fault.ts';
import { startFaultyServer } from '../../tools/conformance/faults/faultyServer.ts';
import { publish, stage } from '../../tools/content/store/versions.ts';

type Kind = 'reads' | 'writes' | 'deletes';

/** Documents by collection, counted like Firestore's billing. */
export type Documents = Record<Kind, Record<string, number>>;

/** A backend with seeded documents of its own, and the app on it. */
export interface CountedBackend {
  readonly addresses: Addresses;
  /** Returns the documents that the callables and the app used since the last call. */
  readonly take: () => Documents;
  stop(): Promise<void>;
}

/** Collections that only schedules query. */
const SCHEDULED = ['outbox', 'deletions'];

/** An instance reads `content/published` every ten seconds for all members, and a probe only while calls are slow. */
const SHARED = ['content', 'probes'];

/**
 * Starts a backend and the app's build in `root`, and counts the documents that callables and app use. Each requested
 * or found document is a read, and so is an empty query. Rejected requests, schedules and shared reads do not count.
 */
export async function startCountedBackend(root: string): Promise<CountedBackend> {
  const stack = await startStack({ ports: await freePorts() });
  const { addresses } = stack;
  await publishDemo(addresses.firestore);
  let counts: Documents = { reads: {}, writes: {}, deletes: {} };
  const store = await startFaultyServer(
    `http://${addresses.firestore}`,
    async (request, forward) => {
      const reply = await forward(request);
      if (reply.status === 200 && request.method !== 'OPTIONS') {
        for (const [kind, collection] of billed(request, reply.body)) {
          counts[kind][collection] = (counts[kind][collection] ?? 0) + 1;
        }
      }
      return reply;
    },
  );
  const counted = { ...addresses, firestore: new URL(store.url).host };
  const callables = await startCallables({ port: 0, addresses: counted });
  const functions = `http://${HOST}:${callables.port}`;
  const config = webConfigOf(counted);
  const web = await startWebServer({
    host: HOST,
    port: 0,
    root,
    config,
    functions: functionsAddress({ functions }),
  });
  return {
    addresses: { ...counted, functions, app: `http://${HOST}:${web.port}` },
    take() {
      const taken = counts;
      counts = { reads: {}, writes: {}, deletes: {} };
      return taken;
    },
    async stop() {
      await Promise.all([web.stop(), callables.stop()]);
      await store.close();
      await stack.stop();
    },
  };
}

/** Publishes the demo's content, as a group publishes its own: an instance keeps what it has read of a version. */
async function publishDemo(address: string): Promise<void> {
  const database = new Firestore({
    projectId: PROJECT_ID,
    host: address,
    ssl: false,
    preferRest: true,
    authClient: new PassThroughClient(),
  });
  await stage(database, 'demo', demoContent(new Date()), []);
  await publish(database, 'demo', null);
  await database.terminate();
}

/** The parts of requests and replies of Firestore's REST interface that name documents. */
interface Answer {
  readonly found?: { readonly name: string };
  readonly missing?: string;
  readonly document?: object;
}
interface Write {
  readonly delete?: string;
  readonly update?: { readonly name: string };
  readonly transform?: { readonly document: string };
}

/** The billed operations of a request, each with its collection. */
function billed({ method, path, body }: ProxiedRequest, reply: string): [Kind, string][] {
  const { pathname } = new URL(path, 'http://localhost');
  switch (pathname.slice(pathname.lastIndexOf(':') + 1)) {
    case 'batchGet':
      return (JSON.parse(reply) as Answer[])
        .flatMap(({ found, missing }) => found?.name ?? missing ?? [])
        .map((name): [Kind, string] => ['reads', collectionOf(name)])
        .filter(([, collection]) => !SHARED.includes(collection));
    case 'runQuery':
    case 'runAggregationQuery': {
      const { structuredQuery, structuredAggregationQuery } = JSON.parse(body);
      const query = structuredQuery ?? structuredAggregationQuery.structuredQuery;
      const { collectionId } = query.from[0];
      if (SCHEDULED.includes(collectionId)) return [];
      const found = (JSON.parse(reply) as Answer[]).filter((each) => each.document);
      return Array.from({ length: Math.max(1, found.length) }, () => ['reads', collectionId]);
    }
    case 'commit':
      return ((JSON.parse(body).writes ?? []) as Write[]).map((write) =>
        write.delete
          ? ['deletes', collectionOf(write.delete)]
          : ['writes', collectionOf(write.update?.name ?? write.transform?.document)],
      );
    case 'beginTransaction':
    case 'rollback':
      return [];
  }
  if (method === 'GET' && pathname.split('/').length % 2 === 1) {
    return [['reads', collectionOf(pathname)]];
  }
  throw new Error(`The cost of ${method} ${pathname} is unknown.`);
}

function collectionOf(name = ''): string {
  return name.split('/').at(-2) ?? '';
}
