import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, type Json, onBody, onReply, operationOf } from './fault.ts';

const search = operationOf(memberHttpService, 'searchMembers');

const REFUSED = { status: 400, headers: { 'content-type': 'application/json' }, body: '{}' };

const cursorOf = ({ body }: { readonly body: string }): string | undefined =>
  JSON.parse(body).cursor;

const isOfMany = ({ body }: { readonly body: string }) => /"datesOfBirth":\["19[0-2]\d-/.test(body);

/** Faults of the later pages of a search, and of records that it hides. */
export const SEARCH_PAGE_FAULTS: readonly Fault[] = [
  {
    fails: 'search-plus-other',
    fault: 'a search takes everything from a leading plus for an alias',
    operation: search,
    serve: takingPlusForAlias(),
  },
  ...[
    {
      fails: 'search-suspended',
      fault: 'suspended members',
      isHidden: (member: Json) => member.suspended,
    },
    {
      fails: 'search-without-casino',
      fault: 'members without a casino',
      isHidden: (member: Json) => member.home_casino === null,
    },
  ].map(({ fails, fault, isHidden }) => ({
    fails,
    fault: `a search hides ${fault}`,
    operation: search,
    serve: onBody((body) => ({
      ...body,
      items: body.items.filter(({ member }: Json) => !isHidden(member)),
    })),
  })),
  {
    fails: 'search-all',
    fault: 'a search ends after 20 records',
    operation: search,
    serve: onBody((body) => ({ items: body.items.slice(0, 20), next: null })),
  },
  {
    fails: 'search-all',
    fault: 'the second page of a search skips a record',
    operation: search,
    serve: onBody((body, request) =>
      cursorOf(request) === undefined ? body : { ...body, items: body.items.slice(1) },
    ),
  },
  {
    fails: 'search-all',
    fault: 'a search refuses each cursor',
    operation: search,
    serve: onReply((reply, request) => (cursorOf(request) === undefined ? reply : REFUSED)),
  },
  {
    fails: 'search-pages',
    fault: 'the second page of a search begins with the last record of the first',
    operation: search,
    serve: overlapping(),
  },
  {
    fails: 'search-end',
    fault: 'the last page of a search names itself as the next',
    operation: search,
    serve: onBody((body, request) => ({ ...body, next: body.next ?? cursorOf(request) ?? null })),
  },
  {
    fails: 'search-cursor-again',
    fault: 'a cursor of a search can be used once',
    operation: search,
    serve: usableOnce(),
  },
  {
    fails: 'search-cursor-changed',
    fault: 'a page of a search is empty if its cursor is used again',
    operation: search,
    serve: emptyAgain(),
  },
];

/** Each search of an address that begins with a plus finds all such records that were registered. */
function takingPlusForAlias(): Fault['serve'] {
  return async (request, forward) => {
    const { emails, ...values } = JSON.parse(request.body);
    const isPlus = emails.some((email: string) => email.startsWith('+'));
    if (!isPlus) return forward(request);
    const body = JSON.stringify({ ...values, emails: [], datesOfBirth: ['1990-01-31'] });
    return forward({ ...request, body });
  };
}

function overlapping(): Fault['serve'] {
  let last: Json = null;
  return onBody((body, request) => {
    const items =
      cursorOf(request) === undefined || last === null ? body.items : [last, ...body.items];
    if (isOfMany(request)) last = body.items.at(-1) ?? null;
    return { ...body, items };
  });
}

function usableOnce(): Fault['serve'] {
  const used = new Set<string>();
  return async (request, forward) => {
    const cursor = cursorOf(request);
    if (cursor !== undefined && used.has(cursor)) return REFUSED;
    if (cursor !== undefined) used.add(cursor);
    return forward(request);
  };
}

function emptyAgain(): Fault['serve'] {
  const used = new Set<string>();
  return onBody((body, request) => {
    const cursor = cursorOf(request) ?? '';
    const isAgain = used.has(cursor);
    if (cursor !== '') used.add(cursor);
    return isAgain ? { ...body, items: [] } : body;
  });
}
