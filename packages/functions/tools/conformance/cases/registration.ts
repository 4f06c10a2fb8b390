import { CONSENT_WORDING } from '../../../src/contract/consents.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import {
  type NewRegistration,
  newKey,
  newMember,
  newNumber,
  newRegistration,
  readMember,
  UNKNOWN_VENUE,
} from '../requests.ts';

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
      mustEqual(statuses, [200, 409], 'the statuses', replies);
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
    id: 'number-promised',
    service: 'members',
    rule: 'M-16',
    requirement: 'A new member has the promised customer number if it is free.',
    writes: true,
    check: async (kit) => {
      const customerNumber = newNumber();
      const reply = await registered(kit, { ...newRegistration(kit), customerNumber });
      const came = reply.body.membership.customerNumber;
      mustEqual(came, customerNumber, 'the number', reply);
    },
  },
  {
    id: 'number-taken',
    service: 'members',
    rule: 'M-15',
    requirement: 'A promised customer number that a member has is not given out again.',
    writes: true,
    check: async (kit) => {
      const taken = await registered(kit, { ...newRegistration(kit), customerNumber: newNumber() });
      const { customerNumber } = taken.body.membership;
      const reply = await registered(kit, { ...newRegistration(kit), customerNumber });
      const came = reply.body.membership.customerNumber;
      const isOther = came !== customerNumber;
      must(isOther, `another number than ${customerNumber}`, [taken, reply], `again ${came}`);
    },
  },
  {
    id: 'number-taken-elsewhere',
    service: 'members',
    rule: 'M-15',
    requirement: 'A customer number of a member of another casino is not given out again.',
    writes: true,
    check: async (kit) => {
      const taken = await registered(kit, { ...newRegistration(kit), customerNumber: newNumber() });
      const { customerNumber, location } = taken.body.membership;
      const { values, ...rest } = newRegistration(kit);
      const elsewhere = { ...values, location: await anotherCasino(kit, location) };
      const reply = await registered(kit, { ...rest, values: elsewhere, customerNumber });
      const came = reply.body.membership.customerNumber;
      const isOther = came !== customerNumber;
      must(isOther, `another number than ${customerNumber}`, [taken, reply], `again ${came}`);
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

function send({ members }: Kit, body: NewRegistration, key = newKey()) {
  return members.send('register', { body }, { key });
}

function registered({ members }: Kit, body: NewRegistration, key = newKey()) {
  return members.ok('register', { body }, { key });
}

/** A casino of the group that is another one than `location`, also if 17 is run by 6. */
async function anotherCasino({ content, sample }: Kit, location: number): Promise<number> {
  if (content.target.url === '') throw new NotTested('A second casino needs --content.');
  const same = [6, 17].includes(location) ? [6, 17] : [location];
  const other = (await sample.venues()).find(({ id }) => !same.includes(id));
  if (!other) throw new NotTested('The content service has one casino only.');
  return other.id;
}
