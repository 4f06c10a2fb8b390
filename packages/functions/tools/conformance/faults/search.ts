import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, type Json, onBody, onRequest, operationOf } from './fault.ts';

const search = operationOf(memberHttpService, 'searchMembers');
const lookup = operationOf(memberHttpService, 'findMembers');

/** Changes the values of a search. */
const withValues = (change: (values: Json) => Json): Fault['serve'] =>
  onRequest((request) => ({ ...request, body: JSON.stringify(change(JSON.parse(request.body))) }));

const without = (isOmitted: (record: Json) => boolean): Fault['serve'] =>
  onBody((body) => ({ ...body, items: body.items.filter((each: Json) => !isOmitted(each)) }));

/** Faults of finding the records of one person. */
export const SEARCH_FAULTS: readonly Fault[] = [
  {
    fails: 'search-email',
    fault: 'a search misses an address',
    operation: search,
    serve: withValues((values) => ({
      ...values,
      emails: values.emails.filter((email: string) => !email.startsWith('jack')),
    })),
  },
  {
    fails: 'search-born',
    fault: 'a search ignores dates of birth',
    operation: search,
    serve: withValues((values) => ({ ...values, datesOfBirth: [] })),
  },
  {
    fails: 'search-shared',
    fault: 'a search finds the first member with an address',
    operation: search,
    serve: without(({ member }) => member.id === 'crm-shared-orrery'),
  },
  {
    fails: 'search-nothing',
    fault: 'a search without values finds every record',
    operation: search,
    serve: withValues((values) => {
      const isEmpty = Object.values(values).flat().length === 0;
      return isEmpty ? { ...values, emails: ['jack@demo.test'] } : values;
    }),
  },
  {
    fails: 'search-once',
    fault: 'a record is found once for each value',
    operation: search,
    serve: onBody((body, request) => {
      const { emails, datesOfBirth } = JSON.parse(request.body);
      const isTwice = emails.length > 0 && datesOfBirth.length > 0;
      return isTwice ? { ...body, items: [...body.items, ...body.items] } : body;
    }),
  },
  {
    fails: 'search-plus',
    fault: 'a search takes the whole name of an address for an alias',
    operation: search,
    serve: withValues((values) => ({
      ...values,
      emails: values.emails.map((email: string) => email.replace(/^[+].*@/, '@')),
    })),
  },
  {
    fails: 'search-former-mobile',
    fault: 'a search ignores earlier numbers',
    operation: search,
    serve: without(({ former }) => former.length > 0),
  },
  {
    fails: 'former-listed',
    fault: 'only the last earlier number is stored',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) => ({ ...each, former: each.former.slice(-1) })),
    })),
  },
  {
    fails: 'search-alias',
    fault: 'a search compares whole addresses',
    operation: search,
    serve: onBody((body, request) => {
      const { emails } = JSON.parse(request.body);
      const isExact = ({ member }: Json) => emails.length === 0 || emails.includes(member.email);
      return { ...body, items: body.items.filter(isExact) };
    }),
  },
  {
    fails: 'search-dots',
    fault: 'a search distinguishes dots in addresses of Gmail',
    operation: search,
    serve: without(({ member }) => /[.].*@gmail[.]com$/.test(member.email)),
  },
  {
    fails: 'search-googlemail',
    fault: 'a search distinguishes googlemail.com from gmail.com',
    operation: search,
    serve: without(({ member }) => member.email.endsWith('@googlemail.com')),
  },
  {
    fails: 'search-mobile',
    fault: 'a search ignores mobile numbers',
    operation: search,
    serve: withValues((values) => ({ ...values, mobiles: [] })),
  },
  {
    fails: 'search-person',
    fault: 'a search ignores the ids of persons',
    operation: search,
    serve: withValues((values) => ({ ...values, personIds: [] })),
  },
  {
    fails: 'search-only',
    fault: 'a search finds similar addresses',
    operation: search,
    serve: onBody((body) => {
      const others = body.items.map((each: Json) => ({
        ...each,
        member: { ...each.member, id: 'crm-similar' },
      }));
      return { ...body, items: [...body.items, ...others] };
    }),
  },
  {
    fails: 'search-former-email',
    fault: 'a search ignores earlier addresses',
    operation: search,
    serve: without(({ former }) => former.length > 0),
  },
  {
    fails: 'search-former-email',
    fault: 'earlier addresses are compared with their alias',
    operation: search,
    serve: onBody((body, request) => {
      const { emails } = JSON.parse(request.body);
      const isSame = ({ member, former }: Json) =>
        former.length === 0 || [member, ...former].some(({ email }) => emails.includes(email));
      return { ...body, items: body.items.filter(isSame) };
    }),
  },
  {
    fails: 'former-combination',
    fault: 'an entry of `former` has the changed field only',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) => ({
        ...each,
        former: each.former.map(({ phone_mobile }: Json) => ({
          first_name: '',
          last_name: '',
          email: '',
          phone_mobile,
        })),
      })),
    })),
  },
  {
    fails: 'former-email',
    fault: 'earlier addresses are forgotten',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) => ({
        ...each,
        former: each.former.filter(({ email }: Json) => email === each.member.email),
      })),
    })),
  },
  {
    fails: 'search-many',
    fault: 'a search takes 50 values',
    operation: search,
    serve: async (request, forward) => {
      const isLong = JSON.parse(request.body).emails.length > 50;
      return isLong ? { status: 400, headers: {}, body: '{}' } : forward(request);
    },
  },
  ...(['emails', 'mobiles', 'datesOfBirth', 'personIds'] as const).map((kind) => ({
    fails: `search-too-many-${kind}`,
    fault: `a search ignores the ${kind} above 100`,
    operation: search,
    serve: withValues((values) => ({ ...values, [kind]: values[kind].slice(0, 100) })),
  })),
];
