import { setTimeout } from 'node:timers/promises';
import {
  type Fault,
  type Json,
  onBody,
  onReply,
  onRequest,
  type ProxiedReply,
} from '../../tools/conformance/faults/fault.ts';

/** The failures of a group's services. */
export type GroupFailure =
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
export const ANOTHER_MEMBER = { crmId: 'crm-100201', firstName: 'Jack' } as const;

const CUT: ProxiedReply = { status: 200, headers: {}, body: '', cut: true };

/** Each failure as the change of one request or reply. */
export const GROUP_FAILURES: Readonly<Record<GroupFailure, Fault['serve']>> = {
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

/** Changes the records with a field, alone and in lists. */
function onList(field: string, change: (record: Json) => Json): Fault['serve'] {
  const changed = (record: Json) => (field in record ? change(record) : record);
  return onBody((body) =>
    'items' in body ? { ...body, items: body.items.map(changed) } : changed(body),
  );
}
