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
    fails: 'search-former',
    fault: 'a search ignores earlier numbers',
    operation: search,
    serve: without(({ former }) => former.length > 0),
  },
  {
    fails: 'former-listed',
    fault: 'earlier numbers are forgotten',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) => ({ ...each, former: [] })),
    })),
  },
];
