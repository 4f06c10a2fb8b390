import type { Case } from '../case.ts';
import { must } from '../outcomes.ts';
import { MEMBER_REQUESTS, UNKNOWN_ID } from '../requests.ts';
import { given } from '../testData.ts';

/** `findMembers` takes as many ids. */
const MAX_IDS = 100;

/** Reading members: odd records, letter case, and nobody else's data. */
export const MEMBER_CASES: readonly Case[] = [
  {
    id: 'lookup-omits-unknown',
    service: 'members',
    requirement: 'findMembers omits unknown ids.',
    check: async ({ members, data }) => {
      const { crmId } = given(data, 'member');
      const reply = await members.ok('findMembers', { body: { crmIds: [crmId, UNKNOWN_ID] } });
      const ids = reply.body.records.map(({ member }) => member.id);
      must(ids.join() === crmId, `exactly the record ${crmId}`, reply);
    },
  },
  {
    id: 'lookup-own',
    service: 'members',
    requirement: 'findMembers replies with the records of the given ids, and no others.',
    check: async (kit) => {
      const { crmId } = given(kit.data, 'member');
      const reply = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
      const ids = reply.body.records.map(({ member }) => member.id);
      must(ids.join() === crmId, `exactly the record ${crmId}`, reply);
    },
  },
  {
    id: 'lookup-many',
    service: 'members',
    requirement: `findMembers accepts ${MAX_IDS} ids.`,
    check: async ({ members, data }) => {
      const { crmId } = given(data, 'member');
      const others = Array.from({ length: MAX_IDS - 1 }, (_, index) => `${UNKNOWN_ID}-${index}`);
      const reply = await members.ok('findMembers', { body: { crmIds: [...others, crmId] } });
      must(reply.body.records.length === 1, `the record ${crmId}`, reply);
    },
  },
  {
    id: 'lookup-too-many',
    service: 'members',
    requirement: `findMembers replies 400 to more than ${MAX_IDS} ids.`,
    check: async ({ members }) => {
      const crmIds = Array.from({ length: MAX_IDS + 1 }, (_, index) => `${UNKNOWN_ID}-${index}`);
      const reply = await members.send('findMembers', { body: { crmIds } });
      must(reply.status === 400, 'status 400', reply);
    },
  },
  {
    id: 'invalid-request-members',
    service: 'members',
    requirement: 'A field that the description does not name gets 400.',
    check: async ({ members }) => {
      const reply = await members.send(
        'findMembers',
        { body: { crmIds: [UNKNOWN_ID] } },
        { body: { crmIds: [UNKNOWN_ID], unknown: true } },
      );
      must(reply.status === 400, 'status 400', reply);
    },
  },
  {
    id: 'email-lower-case',
    service: 'members',
    requirement: 'E-mail addresses of records are in lower case.',
    check: async (kit) => {
      const reply = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
      const emails = reply.body.records.map(({ member }) => member.email);
      must(
        emails.every((email) => email === email.toLowerCase()),
        'lower case',
        reply,
      );
    },
  },
  {
    id: 'exists-letter-case',
    service: 'members',
    requirement: 'isMember compares addresses without letter case.',
    check: async ({ members, data }) => {
      const { email, location } = given(data, 'member');
      const body = { email: email.toUpperCase(), location };
      const reply = await members.ok('isMember', { body });
      must(reply.body.isMember, '"isMember": true', reply);
    },
  },
  {
    id: 'exists-unknown',
    service: 'members',
    requirement: 'isMember is false for an address that no member has.',
    check: async ({ members, data }) => {
      const body = { email: 'unknown@casino.test', location: given(data, 'member').location };
      const reply = await members.ok('isMember', { body });
      must(!reply.body.isMember, '"isMember": false', reply);
    },
  },
  {
    id: 'exists-elsewhere',
    service: 'members',
    requirement: 'isMember is false at another casino than the member’s.',
    check: async ({ members, data }) => {
      const { email } = given(data, 'member');
      const reply = await members.ok('isMember', { body: { email, location: NO_CASINO } });
      must(!reply.body.isMember, '"isMember": false', reply);
    },
  },
  {
    id: 'identify-elsewhere',
    service: 'members',
    requirement: 'identify replies 404 for a number of another casino.',
    check: async ({ members, data }) => {
      const { customerNumber } = given(data, 'member');
      const reply = await members.send('identify', {
        body: { location: NO_CASINO, customerNumber },
      });
      must(reply.status === 404, 'status 404', reply);
    },
  },
  {
    id: 'identify-same',
    service: 'members',
    requirement: 'identify replies with the membership of the number.',
    check: async (kit) => {
      const { crmId } = given(kit.data, 'member');
      const reply = await kit.members.ok('identify', await MEMBER_REQUESTS.identify(kit));
      must(reply.body.membership.crmId === crmId, `the member ${crmId}`, reply);
    },
  },
  {
    id: 'member-without-casino',
    service: 'members',
    requirement: 'A member without a home casino has "home_casino": null.',
    check: async ({ members, data }) => {
      const crmIds = [given(data, 'memberWithoutCasino')];
      const reply = await members.ok('findMembers', { body: { crmIds } });
      const casinos = reply.body.records.map(({ member }) => member.home_casino);
      must(casinos.length === 1 && casinos[0] === null, 'one record with null', reply);
    },
  },
  {
    id: 'member-without-email',
    service: 'members',
    requirement: 'A member without an e-mail address has an empty "email".',
    check: async ({ members, data }) => {
      const crmIds = [given(data, 'memberWithoutEmail')];
      const reply = await members.ok('findMembers', { body: { crmIds } });
      const emails = reply.body.records.map(({ member }) => member.email);
      must(emails.length === 1 && emails[0] === '', 'one record with an empty text', reply);
    },
  },
  {
    id: 'vouchers-own',
    service: 'members',
    requirement: 'findVouchersOf replies with vouchers of the member or of everyone, at the venue.',
    check: async (kit) => {
      const { crmId, location } = given(kit.data, 'member');
      const request = await MEMBER_REQUESTS.findVouchersOf(kit);
      for (const page of await kit.members.pages('findVouchersOf', request)) {
        const isOwn = page.body.items.every(
          (each) => (each.crmId ?? crmId) === crmId && each.location === location,
        );
        must(isOwn, `vouchers of ${crmId} or of everyone, at venue ${location}`, page);
      }
    },
  },
];

/** A casino that no group has. */
const NO_CASINO = 999_983;
