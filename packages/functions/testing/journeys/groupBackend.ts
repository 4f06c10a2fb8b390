import { setTimeout } from 'node:timers/promises';
import { startCallables } from '../../local/callables/startCallables.ts';
import { REMOTE_TIME_LIMITS } from '../../local/reference/remoteTimeLimits.ts';
import { startReference } from '../../local/reference/startReference.ts';
import { type Addresses, functionsAddress, webConfigOf } from '../../local/settings/addresses.ts';
import { HOST } from '../../local/settings/project.ts';
import { startWebServer } from '../../local/web/server.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import type { HttpService } from '../../src/contract/http/operation.ts';
import {
  type Fault,
  isOf,
  type Json,
  onBody,
  onReply,
  onRequest,
  type ProxiedReply,
  type ProxiedRequest,
} from '../../tools/conformance/faults/fault.ts';
import { startFaultyServer } from '../../tools/conformance/faults/faultyServer.ts';

/** The failures of a group's services. */
type GroupFailure =
  | 'down'
  | 'slow'
  | 'error'
  | 'busy'
  | 'malformed'
  | 'another member'
  | 'unknown member'
  | 'wrong type in the member'
  | 'wrong type in a voucher'
  | 'wrong type in a venue'
  | 'no venues';

const SLOW_MS = 5_000;

/** Above the wait that the product accepts. */
const RETRY_AFTER_SECONDS = '60';

/** Jack of the demo. The first name is on each page that greets him. */
const ANOTHER_MEMBER = { crmId: 'crm-100201', firstName: 'Jack' } as const;

const CUT: ProxiedReply = { status: 200, headers: {}, body: '', cut: true };

/** Each failure as the change of one request or reply. */
const GROUP_FAILURES: Readonly<Record<GroupFailure, Fault['serve']>> = {
  down: async () => CUT,
  slow: async (request, forward) => {
    await setTimeout(SLOW_MS);
    // The test may have ended meanwhile.
    return request.isCut() ? CUT : forward(request);
  },
  error: async () => ({ status: 500, headers: {}, body: '' }),
  busy: async () => ({
    status: 429,
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
    body: '',
  }),
  malformed: onReply((reply) => ({ ...reply, body: reply.body.slice(0, -1) })),
  'another member': onRequest(({ path, body, ...request }) => ({
    ...request,
    path: path.replace(/^\/members\/crm-[^/]+/, `/members/${ANOTHER_MEMBER.crmId}`),
    body: body.replace(/"crm-[^"]+"/, `"${ANOTHER_MEMBER.crmId}"`),
  })),
  'unknown member': onBody((body) => ('records' in body ? { records: [] } : body)),
  'wrong type in the member': onBody((body) =>
    'records' in body
      ? {
          records: body.records.map(({ member, ...record }: Json) => ({
            ...record,
            member: { ...member, loyalty_points: `${member.loyalty_points}` },
          })),
        }
      : body,
  ),
  'wrong type in a voucher': onList('howToRedeem', (voucher) => ({ ...voucher, code: 7 })),
  'wrong type in a venue': onList('mapUrl', (venue) => ({ ...venue, telephone: 7 })),
  'no venues': onReply(({ headers: { etag, ...headers }, ...reply }, { path }) =>
    path.startsWith('/venues?') || path === '/venues'
      ? { ...reply, headers, body: JSON.stringify({ items: [], next: null }) }
      : { ...reply, headers: { ...headers, ...(etag !== undefined && { etag }) } },
  ),
};

const SERVICES = { content: contentHttpService, members: memberHttpService } as const;

type ServiceName = keyof typeof SERVICES;

/** Callables that use the services of a group over HTTP, and the app on them. */
export interface GroupBackend {
  /** The addresses of the backend, with these callables and this app. */
  readonly addresses: Addresses;
  /** Makes services fail from now on, by default both. Null ends all failures. */
  readonly fail: (failure: GroupFailure | null, services?: readonly ServiceName[]) => void;
  /** The member whose record comes with the failure `another member`. */
  readonly anotherMember: typeof ANOTHER_MEMBER;
  stop(): Promise<void>;
}

/**
 * Starts callables on a reference server with the accounts and documents of a running backend. Both services work until
 * `fail` is called.
 * @param root the folder of the app's build
 */
export async function startGroupBackend(addresses: Addresses, root: string): Promise<GroupBackend> {
  let failing: { readonly failure: GroupFailure; readonly services: readonly string[] } | null =
    null;
  const reference = await startReference({ port: 0, addresses });
  const services = await startFaultyServer(
    `http://${HOST}:${reference.port}`,
    (request, forward) => {
      const service = serviceOf(request);
      return failing && service && failing.services.includes(service)
        ? GROUP_FAILURES[failing.failure](request, forward)
        : forward(request);
    },
  );
  const callables = await startCallables({
    port: 0,
    addresses,
    remote: services.url,
    timeLimits: REMOTE_TIME_LIMITS,
  });
  const functions = `http://${HOST}:${callables.port}`;
  const config = webConfigOf(addresses);
  const web = await startWebServer({
    host: HOST,
    port: 0,
    root,
    config,
    functions: functionsAddress({ functions }),
  });
  return {
    addresses: { ...addresses, functions, app: `http://${HOST}:${web.port}` },
    fail: (failure, names = ['content', 'members']) => {
      failing = failure && { failure, services: names };
    },
    anotherMember: ANOTHER_MEMBER,
    async stop() {
      await Promise.all([web.stop(), callables.stop()]);
      await services.close();
      await reference.stop();
    },
  };
}

/** Undefined for a request to the token endpoint. */
function serviceOf(request: ProxiedRequest): string | undefined {
  const found = Object.entries<HttpService>(SERVICES).find(([, { operations }]) =>
    operations.some((operation) => isOf(operation, request)),
  );
  return found?.[0];
}

/** Changes the records with a field, alone and in lists. */
function onList(field: string, change: (record: Json) => Json): Fault['serve'] {
  const changed = (record: Json) => (field in record ? change(record) : record);
  return onBody((body) =>
    'items' in body ? { ...body, items: body.items.map(changed) } : changed(body),
  );
}
