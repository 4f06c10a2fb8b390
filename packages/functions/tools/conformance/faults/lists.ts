import { createHash } from 'node:crypto';
import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Forward,
  type Json,
  onBody,
  operationOf,
  type ProxiedReply,
  type ProxiedRequest,
} from './fault.ts';

const CONTENT_LISTS = ['listVenues', 'findBenefits', 'listEvents', 'listGames'];
const MEMBER_LISTS = [
  'searchMembers',
  'findVouchersOf',
  'findPointMovements',
  'findRedemptions',
  'findOfflineVouchers',
];

const content = (id: string) => operationOf(contentHttpService, id);
const members = (id: string) => operationOf(memberHttpService, id);

const REFUSED: ProxiedReply = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: '{}',
};

/** Faults of lists and of their versions. */
export const LIST_FAULTS: readonly Fault[] = [
  ...[...CONTENT_LISTS.map(content), ...MEMBER_LISTS.map(members)].map(
    (operation): Fault => ({
      fails: `cursor-unknown-${operation.id}`,
      fault: `an unknown cursor of ${operation.id} begins at the start`,
      operation,
      serve: async (request, forward) => {
        const reply = await forward(request);
        return reply.status === 400 ? forward(withoutCursor(request)) : reply;
      },
    }),
  ),
  {
    fails: 'pages-findVouchersOf',
    fault: 'each page of vouchers repeats its last item',
    operation: members('findVouchersOf'),
    serve: onBody((body) => ({ ...body, items: [...body.items, ...body.items.slice(-1)] })),
  },
  {
    fails: 'vouchers-end',
    fault: 'the last page of vouchers names itself as the next',
    operation: members('findVouchersOf'),
    serve: onBody((body, request) => ({ ...body, next: body.next ?? cursorOf(request) })),
  },
  {
    fails: 'vouchers-cursor-again',
    fault: 'a cursor of vouchers can be used once',
    operation: members('findVouchersOf'),
    serve: usableOnce(),
  },
  {
    fails: 'vouchers-cursor-changed',
    fault: 'a change of a voucher makes the cursors invalid',
    operation: members('findVouchersOf'),
    serve: untilChange(),
  },
  {
    fails: 'movements-cursor-again',
    fault: 'a cursor of movements can be used once',
    operation: members('findPointMovements'),
    serve: usableOnce(),
  },
  {
    fails: 'redemptions-cursor-again',
    fault: 'a cursor of redemptions can be used once',
    operation: members('findRedemptions'),
    serve: usableOnce(),
  },
  {
    fails: 'offline-cursor-again',
    fault: 'a cursor of vouchers for offline tills can be used once',
    operation: members('findOfflineVouchers'),
    serve: usableOnce(),
  },
  ...(['findRedemptions', 'findOfflineVouchers'] as const).flatMap((id): Fault[] => [
    {
      fails: `pages-${id}`,
      fault: `each page of ${id} repeats its last item`,
      operation: members(id),
      serve: onBody((body) => ({ ...body, items: [...body.items, ...body.items.slice(-1)] })),
    },
    {
      fails: `end-${id}`,
      fault: `the last page of ${id} names itself as the next`,
      operation: members(id),
      serve: onBody((body, request) => ({ ...body, next: body.next ?? cursorOf(request) })),
    },
  ]),
  {
    fails: 'cursor-again',
    fault: 'a cursor can be used once',
    operation: content('listEvents'),
    serve: usableOnce(),
  },
  {
    fails: 'cursor-after-change',
    fault: 'a change of a list makes its cursors invalid',
    operation: content('listEvents'),
    serve: untilChange(),
  },
  {
    fails: 'etag-of-list',
    fault: 'the ETag of the first page stays when later pages change',
    operation: content('listEvents'),
    serve: versionOfItems,
  },
  {
    fails: 'unknown-listEvents',
    fault: 'an unknown venue has the events of another',
    operation: content('listEvents'),
    serve: (request, forward) =>
      forward({ ...request, path: request.path.replace('/999983/', '/6/') }),
  },
  {
    fails: 'unknown-findVouchersOf',
    fault: 'an unknown member has the vouchers of everyone',
    operation: members('findVouchersOf'),
    serve: async (request, forward) => {
      const path = request.path.replace('/unknown-to-every-service/', '/crm-100201/');
      const reply = await forward({ ...request, path });
      if (path === request.path || reply.status !== 200) return reply;
      const body = JSON.parse(reply.body);
      const items = body.items.map((each: Json) => ({
        ...each,
        audience: 'everyone',
        crmId: null,
      }));
      return { ...reply, body: JSON.stringify({ ...body, items }) };
    },
  },
];

/** The ETag of a page is that of its items, so that it stays when other pages change. */
async function versionOfItems(request: ProxiedRequest, forward: Forward): Promise<ProxiedReply> {
  const { 'if-none-match': known, ...headers } = request.headers;
  const reply = await forward({ ...request, headers });
  if (reply.status !== 200) return reply;
  const items = JSON.stringify(JSON.parse(reply.body).items);
  const etag = `"${createHash('sha256').update(items).digest('hex')}"`;
  const isKnown = etag === known;
  const changed = { ...reply, headers: { ...reply.headers, etag } };
  return isKnown ? { ...changed, status: 304, body: '' } : changed;
}

function cursorOf({ path, body }: ProxiedRequest): string | null {
  const inPath = new URL(path, 'http://content.test').searchParams.get('cursor');
  return inPath ?? (body === '' ? null : (JSON.parse(body).cursor ?? null));
}

function withoutCursor(request: ProxiedRequest): ProxiedRequest {
  const path = request.path.replace(/([?&])cursor=[^&]*&?/, '$1').replace(/[?&]$/, '');
  if (request.body === '') return { ...request, path };
  const { cursor: _, ...body } = JSON.parse(request.body);
  return { ...request, path, body: JSON.stringify(body) };
}

function usableOnce(): Fault['serve'] {
  const used = new Set<string>();
  let pages = 0;
  return async (request, forward) => {
    const cursor = cursorOf(request);
    if (cursor === null) pages += 1;
    // A cursor that is issued again can be used again.
    const name = `${pages} ${cursor}`;
    if (cursor !== null && used.has(name)) return REFUSED;
    used.add(name);
    return forward(request);
  };
}

/** Refuses the cursors of an earlier version of a list. */
function untilChange(): Fault['serve'] {
  const issued = new Map<string, string>();
  return async (request, forward) => {
    const [list = ''] = request.path.split('?');
    const cursor = cursorOf(request);
    if (cursor !== null && versionOf(cursor) !== issued.get(list)) return REFUSED;
    const reply = await forward(request);
    const next = reply.status === 200 ? JSON.parse(reply.body).next : null;
    if (cursor === null && next !== null) issued.set(list, versionOf(next));
    return reply;
  };
}

/** The version of the list in a cursor of the reference server. */
function versionOf(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString().split(' ')[1] ?? '';
}
