import { memberHttpService } from '../../../src/contract/http/members.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import {
  cursorOf,
  type Fault,
  faultsOf,
  type Json,
  onFields,
  onItems,
  onList,
  onPath,
  onReply,
  onSent,
  onStatus,
  REFUSED,
  type Serve,
  untilChange,
} from './fault.ts';
import { OTHER } from './memberFaults.ts';

const STAKED = { productTypes: ['casino'], freeChoice: false, wageringTimes: 35 };

/** Leaves records out of the pages of a search. */
const hiding = (isHidden: (record: Json) => boolean): Serve =>
  onList((items) => items.filter((record) => !isHidden(record)));

/** Finds only the records that one of the sought addresses `isFound` in. */
const byAddress = (isFound: (record: Json, emails: string[]) => boolean): Serve =>
  onList((items, { body }) => {
    const { emails } = JSON.parse(body);
    return emails.length === 0 ? items : items.filter((record) => isFound(record, emails));
  });

/** Finds an address in a record, or in an earlier combination of it. */
const hasAddress = ({ member, former }: Json, emails: string[]) =>
  [member, ...former].some(({ email }) => emails.includes(email));

/** A day before or after an instant. */
const day = (of: string, days: number) => inUtc(of).add(days, 'day').format('YYYY-MM-DD');

/** Replaces fields of one movement of the first page. */
const onNewest = (index: number, fields: (movement: Json, items: Json[]) => object): Serve =>
  onList((items, request) =>
    cursorOf(request) === null
      ? items.with(index, { ...items[index], ...fields(items[index], items) })
      : items,
  );

/** Replaces fields of the movements that spend points. */
const onMeals = (fields: (movement: Json) => object): Serve =>
  onItems((each) => (each.kind === 'spend' ? fields(each) : {}));

/** True for a movement that counts in the sums of its page. */
const isCounted = ({ points, pendingUntil }: Json) =>
  points === 'to-spend' && pendingUntil === null;

const earningOneMore = onList((items, request) => {
  const earned = items.find((each) => each.kind === 'earn' && isCounted(each));
  const isFirst = cursorOf(request) === null;
  return items.map((each) =>
    isFirst && each === earned ? { ...each, amount: each.amount + 1 } : each,
  );
});

/** Faults of searches, of vouchers and of the statement of points. */
export const LIST_FAULTS: readonly Fault[] = faultsOf(memberHttpService, {
  searchMembers: {
    'search-email: an address is missed': onSent(({ emails }) => ({
      emails: emails.filter((email: string) => !email.startsWith('jack')),
    })),
    'search-alias: whole addresses are compared': byAddress(({ member }, emails) =>
      emails.includes(member.email),
    ),
    'search-dots: dots in addresses of Gmail are distinguished': hiding(({ member }) =>
      /[.].*@gmail[.]com$/.test(member.email),
    ),
    'search-googlemail: googlemail.com is another domain than gmail.com': hiding(({ member }) =>
      member.email.endsWith('@googlemail.com'),
    ),
    'search-plus: the whole name of an address is taken for an alias': onSent(({ emails }) => ({
      emails: emails.map((email: string) => email.replace(/^[+].*@/, '@')),
    })),
    'search-plus-other: everything from a leading plus is taken for an alias': onSent(
      ({ emails }) =>
        emails.some((email: string) => email.startsWith('+'))
          ? { emails: [], datesOfBirth: ['1990-01-31'] }
          : {},
    ),
    'search-born: dates of birth are ignored': onSent({ datesOfBirth: [] }),
    'search-mobile: mobile numbers are ignored': onSent({ mobiles: [] }),
    'search-person: the ids of persons are ignored': onSent(({ personIds }) => ({
      personIds: personIds?.length <= 100 ? [] : personIds,
    })),
    'search-shared: the first member with an address is found': hiding(
      ({ member }) => member.id === 'crm-shared-orrery',
    ),
    'search-suspended: suspended members are hidden': hiding(({ member }) => member.suspended),
    'search-without-casino: members without a casino are hidden': hiding(
      ({ member }) => member.home_casino === null,
    ),
    'search-nothing: no values find every record': onSent((values) =>
      Object.values(values).flat().length === 0 ? { emails: ['jack@demo.test'] } : {},
    ),
    'search-only: similar addresses are found': onList((items) => [
      ...items,
      ...items.map((each) => ({ ...each, member: { ...each.member, id: 'crm-similar' } })),
    ]),
    'search-once: a record is found once for each value': onList((items, { body }) => {
      const { emails, datesOfBirth } = JSON.parse(body);
      return emails.length > 0 && datesOfBirth.length > 0 ? [...items, ...items] : items;
    }),
    'search-former-mobile: earlier numbers are ignored': hiding(({ former }) => former.length > 0),
    'search-former-email: earlier addresses are ignored': hiding(({ former }) => former.length > 0),
    'search-former-email: earlier addresses are compared with their alias': byAddress(
      (record, emails) => record.former.length === 0 || hasAddress(record, emails),
    ),
    'search-many: a search takes 50 values': async (request, forward) =>
      JSON.parse(request.body).emails.length > 50 ? REFUSED : forward(request),
    'record-in-search: records have no `former`': onItems({ former: [] }),
    'record-in-search: addresses are shown as they were typed': onItems(({ member }) => ({
      member: { ...member, email: member.email.toUpperCase() },
    })),
    'search-all: a search ends after 20 records': onFields(({ items }) => ({
      items: items.slice(0, 20),
      next: null,
    })),
    'search-all: the second page skips a record': onList((items, request) =>
      cursorOf(request) === null ? items : items.slice(1),
    ),
    'search-all: each cursor is refused': onReply((reply, request) =>
      cursorOf(request) === null ? reply : REFUSED,
    ),
    'search-pages: the second page begins with the last record of the first': overlapping(),
    'search-cursor-changed: a page is empty if its cursor is used again': emptyAgain(),
  },
  findVouchersOf: {
    'vouchers-own: vouchers are of another member': onItems({ crmId: OTHER }),
    'vouchers-own: the last voucher is of another member': onList((items, request) =>
      cursorOf(request) === null
        ? items
        : [...items, { ...items[0], id: 'leaked', audience: 'personal', crmId: OTHER }],
    ),
    'format-findVouchersOf: a voucher of a later page has no title': onList((items, request) =>
      cursorOf(request) === null ? items : items.map((each) => ({ ...each, title: undefined })),
    ),
    'vouchers-elsewhere: the venue is ignored': onPath((path) => path.replace('999983', '6')),
    'vouchers-audience: a personal voucher names no member': onItems({ crmId: null }),
    'vouchers-days: a voucher ends when it begins': onItems(({ validFrom, validUntil }, index) => ({
      validUntil: index === 0 ? validFrom : validUntil,
    })),
    'incentives-of-offers: an offer has to be staked 35 times': onItems({ incentive: STAKED }),
    'offers-have-incentives: offers do not state their gambling terms': onItems({
      incentive: undefined,
    }),
    'unknown-findVouchersOf: an unknown member has the vouchers of everyone': ofEveryone,
    'vouchers-cursor-changed: a change of a voucher makes the cursors invalid': untilChange(),
  },
  findVoucher: {
    'own-findVoucher: it replies with another voucher': onFields(({ id }) => ({ id: `${id}-2` })),
    'voucher-same: a voucher has another title alone': onFields(({ title }) => ({
      title: `${title}!`,
    })),
    'voucher-same-used: a used voucher gets 404': onStatus(
      404,
      ({ status, body }) => status === 200 && JSON.parse(body).usedAt !== null,
    ),
  },
  findPoints: {
    'own-findPoints: it replies with the points of another member': onFields({ crmId: OTHER }),
    'points-ends: points that ended yesterday are in the list': onFields(
      ({ asOf, expiring: [first, ...rest] }) => ({
        expiring: [{ ...first, day: day(asOf, -1) }, ...rest],
      }),
    ),
    'points-ends: an entry of the list has no points': onFields(({ expiring }) => ({
      expiring: [...expiring, { ...expiring.at(-1), points: 0 }],
    })),
    'points-pending: pending points are counted below 0': onFields({ pending: -1 }),
    'points-of-record: the first points end a day after the day of the record': onFields(
      ({ expiring: [first, ...rest] }) => ({
        expiring: [{ ...first, day: day(first.day, 1) }, ...rest],
      }),
    ),
    'points-of-record: the tier points are those of yesterday': onFields(({ tierPoints }) => ({
      tierPoints: tierPoints - 10,
    })),
    'points-sum: the points that end are one more than the balance': onFields(
      ({ expiring: [first, ...rest] }) => ({
        expiring: [{ ...first, points: first.points + 1 }, ...rest],
      }),
    ),
    'points-past: the points are those of tomorrow': onFields(({ asOf }) => ({
      asOf: inUtc(asOf).add(1, 'day').toISOString(),
    })),
    'points-plausible: a million times a million points are pending': onFields({
      pending: 10 ** 12,
    }),
  },
  findPointMovements: {
    'own-findPointMovements: a movement is of another member': onNewest(0, () => ({
      crmId: OTHER,
    })),
    'movements-plausible: an evening earns a million times a million tier points': onItems(
      ({ points, amount }) => ({ amount: points === 'tier' ? 10 ** 12 : amount }),
    ),
    'format-findPointMovements: an amount is a text': onNewest(0, ({ amount }) => ({
      amount: `${amount}`,
    })),
    'movements-sum: a movement has one point more than was booked': earningOneMore,
    'movements-sum: a later page skips a movement': onList((items, request) =>
      cursorOf(request) === null ? items : items.filter((each) => each !== items.find(isCounted)),
    ),
    'movements-join: the sums of later pages begin again at 0': onFields(
      ({ opening, closing }, request) =>
        cursorOf(request) === null ? {} : { opening: 0, closing: closing - opening },
    ),
    'movements-sorted: the movements of a page are oldest first': onList((items) =>
      items.toReversed(),
    ),
    'movements-past: a movement happens next year': onNewest(0, () => ({
      happenedAt: inUtc(new Date()).add(1, 'year').toISOString(),
    })),
    'movements-lots: a meal names a lot twice': onMeals(({ lots: [lot, ...rest] }) => {
      const parts = [lot.amount - 1, 1].map((amount) => ({ ...lot, amount }));
      return lot.amount < 2 ? {} : { lots: [...parts, ...rest] };
    }),
    'movements-balance: the sums of all pages are one point too high': onFields(
      ({ opening, closing }) => ({
        opening: opening + 1,
        closing: closing + 1,
      }),
    ),
    'movements-lots-left: all meals are taken from one lot': onMeals(({ amount }) => ({
      lots: [{ lot: 'visit-3', amount: -amount }],
    })),
    'pages-findPointMovements: a booking that came twice is two movements with one id': onNewest(
      1,
      (_, [first]) => ({ id: first.id }),
    ),
    'end-findPointMovements: each cursor leads to the first page': onPath((path) =>
      path.replace(/\?cursor=.*/, ''),
    ),
  },
});

function overlapping(): Serve {
  let last: Json = null;
  return onList((items, request) => {
    const found = cursorOf(request) === null || last === null ? items : [last, ...items];
    const isOfMany = /"datesOfBirth":\["19[0-2]\d-/.test(request.body);
    if (isOfMany) last = items.at(-1) ?? null;
    return found;
  });
}

function emptyAgain(): Serve {
  const used = new Set<string | null>([]);
  return onList((items, request) => {
    const cursor = cursorOf(request);
    const isAgain = cursor !== null && used.has(cursor);
    used.add(cursor);
    return isAgain ? [] : items;
  });
}

async function ofEveryone(...[request, forward]: Parameters<Serve>) {
  const path = request.path.replace('/unknown-to-every-service/', '/crm-100201/');
  if (path === request.path) return forward(request);
  return onItems({ audience: 'everyone', crmId: null })({ ...request, path }, forward);
}
