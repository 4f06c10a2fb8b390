import { CONSENT_WORDING } from '../../../src/contract/consents.ts';
import type { Case } from '../case.ts';
import { must, mustEqual, mustHaveStatus } from '../outcomes.ts';
import { newKey, newMember, newRegistration, readMember, UNKNOWN_VENUE } from '../requests.ts';
import { anotherCasino, registered, send } from './registering.ts';

/** Registering: once per address and casino. */
export const REGISTRATION_CASES: readonly Case[] = [
  {
    id: 'register-once',
    service: 'members',
    rule: 'M-10',
    requirement: 'Of two simultaneous registrations of an address, one gets 200 and the other 409.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      const replies = await Promise.all([send(kit, body), send(kit, body)]);
      const statuses = replies.map(({ status }) => status).toSorted();
      const isOnce = statuses.join() === '200,409';
      must(isOnce, 'the statuses 200 and 409', replies, statuses.join(' and '));
    },
  },
  {
    id: 'register-again',
    service: 'members',
    rule: 'M-09',
    requirement: 'A later registration of the address gets 409.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      await registered(kit, body);
      mustHaveStatus(409, await send(kit, body));
    },
  },
  {
    id: 'register-letter-case',
    service: 'members',
    rule: 'M-03',
    requirement: 'A later registration of the address in other letter case gets 409.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      await registered(kit, body);
      const values = { ...body.values, email: body.values.email.toUpperCase() };
      mustHaveStatus(409, await send(kit, { ...body, values }));
    },
  },
  {
    id: 'register-exists',
    service: 'members',
    rule: 'M-05',
    requirement: 'isMember is true for an address as soon as it is registered.',
    writes: true,
    check: async (kit) => {
      const { email, location } = await newMember(kit);
      const reply = await kit.members.ok('isMember', { body: { email, location } });
      mustEqual(reply.body.isMember, true, 'isMember:', reply);
    },
  },
  {
    id: 'register-values',
    service: 'members',
    rule: 'M-14',
    requirement: 'The record of a new member has the registered values.',
    writes: true,
    check: async (kit) => {
      const values = await newMember(kit);
      const { record, member, reply } = await readMember(kit, values.crmId);
      const actual = {
        first_name: member.first_name,
        last_name: member.last_name,
        email: member.email,
        phone_mobile: member.phone_mobile,
        home_casino: member.home_casino,
        dateOfBirth: record.dateOfBirth,
      };
      const expected = {
        first_name: values.firstName,
        last_name: values.lastName,
        email: values.email,
        phone_mobile: values.mobile,
        home_casino: values.location,
        dateOfBirth: values.dob,
      };
      mustEqual(actual, expected, 'the registered values', reply);
    },
  },
  {
    id: 'register-capitals',
    service: 'members',
    rule: 'M-04',
    requirement: 'An address that is registered in capitals is returned in lower case.',
    writes: true,
    check: async (kit) => {
      const { email, crmId } = await newMember(kit, {
        email: `Conformance-CAPITALS-${newKey()}@Casino.Test`,
      });
      kit.own.add(email.toLowerCase());
      const { member, reply } = await readMember(kit, crmId);
      mustEqual(member.email, email.toLowerCase(), 'the address', reply);
    },
  },
  {
    id: 'register-alias',
    service: 'members',
    rule: 'M-14',
    requirement: 'An address with an alias or dots is stored with them.',
    writes: true,
    check: async (kit) => {
      for (const email of [`conformance-${newKey()}+shop@casino.test`, dotted(newKey())]) {
        const { crmId } = await newMember(kit, { email });
        const { member, reply } = await readMember(kit, crmId);
        mustEqual(member.email, email, 'the address', reply);
      }
    },
  },
  {
    id: 'register-alias-other',
    service: 'members',
    rule: 'M-03',
    requirement:
      'An address with an alias is another one than without it, also for Gmail with dots.',
    writes: true,
    check: async (kit) => {
      const [plain, gmail] = [`conformance-${newKey()}@casino.test`, dotted(newKey())];
      for (const [email, other] of [
        [plain, plain.replace('@', '+shop@')],
        [gmail, gmail.replace('.', '')],
      ] as const) {
        await newMember(kit, { email });
        await newMember(kit, { email: other });
      }
    },
  },
  {
    id: 'register-first-type',
    service: 'members',
    rule: 'M-13',
    requirement: 'A new member has type 49, no points and no news, and is not suspended.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const { member, reply } = await readMember(kit, crmId);
      const { membership_type_id, suspended, tierPoints, rewardPoints, loyalty_points } = member;
      const { NewsFeed, OnlineGamingCTAContent } = member.pwa_content;
      const actual = { membership_type_id, suspended, tierPoints, rewardPoints, loyalty_points };
      mustEqual(
        { ...actual, news: NewsFeed.length + OnlineGamingCTAContent.length },
        {
          membership_type_id: 49,
          suspended: false,
          tierPoints: 0,
          rewardPoints: 0,
          loyalty_points: 0,
          news: 0,
        },
        'a new member',
        reply,
      );
    },
  },
  {
    id: 'register-consents',
    service: 'members',
    rule: 'M-17',
    requirement: 'A new member has a yes to each chosen channel, with its wording and time.',
    writes: true,
    check: async (kit) => {
      const { values, ...rest } = newRegistration(kit);
      const consents: typeof values.consents = { ...values.consents, marketing: ['email', 'post'] };
      const body = { ...rest, values: { ...values, consents } };
      const reply = await registered(kit, body);
      const read = await readMember(kit, reply.body.membership.crmId);
      const answers = (read.member.consents ?? [])
        .map(({ topic, given, wording, at }) => [topic, given, wording, Date.parse(at)].join())
        .toSorted();
      const expected = (['casino-email', 'casino-post'] as const).map((topic) =>
        [topic, true, CONSENT_WORDING[topic], Date.parse(rest.at)].join(),
      );
      mustEqual(answers, expected, 'the answers (topic, given, wording, at)', read.reply);
    },
  },
  {
    id: 'register-elsewhere',
    service: 'members',
    rule: 'M-11',
    requirement: 'An address can be registered at a second casino.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      const first = await registered(kit, body);
      const values = { ...body.values, location: await anotherCasino(kit, body.values.location) };
      const second = await registered(kit, { ...body, values });
      const { crmId } = second.body.membership;
      const isOther = crmId !== first.body.membership.crmId;
      must(isOther, 'another crmId', [first, second], `the same crmId ${crmId}`);
    },
  },
  {
    id: 'register-unknown-casino',
    service: 'members',
    rule: 'M-12',
    requirement: 'A registration at an unknown casino gets 400.',
    writes: true,
    check: async (kit) => {
      const { values, ...rest } = newRegistration(kit);
      const body = { ...rest, values: { ...values, location: UNKNOWN_VENUE } };
      mustHaveStatus(400, await send(kit, body));
    },
  },
  {
    id: 'error-without-data',
    service: 'members',
    rule: 'G-19',
    requirement: 'The body of an error does not repeat the values of the request.',
    writes: true,
    check: async (kit) => {
      const { email, lastName, mobile, ...values } = await newMember(kit);
      const body = newRegistration(kit);
      const conflict = { ...body, values: { ...body.values, email, lastName, mobile } };
      const { location, customerNumber } = values;
      const number = `${customerNumber}0`;
      const replies = [
        await send(kit, conflict),
        await kit.members.send('identify', { body: { location, customerNumber: number } }),
        await send(kit, { ...conflict, values: { ...conflict.values, dob: 'yesterday' } }),
      ];
      for (const reply of replies) {
        const shown = [email, lastName, mobile, number].find((text) => reply.text.includes(text));
        must(shown === undefined, 'an error without personal data', reply, { value: shown });
      }
    },
  },
];

/** An address of Gmail with a dot, longer than a mailbox there can be. */
function dotted(name: string): string {
  return `conformance.${name.replaceAll('-', '')}@gmail.com`;
}
