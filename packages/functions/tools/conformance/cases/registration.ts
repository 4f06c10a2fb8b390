import { CONSENT_WORDING } from '../../../src/contract/consents.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, NotTested } from '../outcomes.ts';
import { newKey, newMember, newRegistration } from '../requests.ts';

type Body = ReturnType<typeof newRegistration>;

/** Registering: once per address and casino, and once per key. */
export const REGISTRATION_CASES: readonly Case[] = [
  {
    id: 'register-once',
    service: 'members',
    requirement: 'Of two simultaneous registrations of an address, one gets 200 and the other 409.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      const replies = await Promise.all([send(kit, body, newKey()), send(kit, body, newKey())]);
      const statuses = replies.map(({ status }) => status).toSorted();
      must(statuses.join() === '200,409', 'statuses 200 and 409', replies[1]);
    },
  },
  {
    id: 'register-again',
    service: 'members',
    requirement: 'A later registration of the address, in other letter case, gets 409.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      await registered(kit, body, newKey());
      const values = { ...body.values, email: body.values.email.toUpperCase() };
      const reply = await send(kit, { ...body, values }, newKey());
      must(reply.status === 409, 'status 409', reply);
    },
  },
  {
    id: 'register-same-key',
    service: 'members',
    requirement: 'Two simultaneous registrations with one key have one effect, and the same reply.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const [first, second] = await Promise.all([send(kit, body, key), send(kit, body, key)]);
      must(first.status === 200, 'status 200', first);
      must(second.text === first.text, `the same reply: ${first.text}`, second);
    },
  },
  {
    id: 'register-repeated',
    service: 'members',
    requirement: 'A registration that is repeated with its key has the same reply.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      const first = await registered(kit, body, key);
      const second = await send(kit, body, key);
      must(second.text === first.text, `the same reply: ${first.text}`, second);
    },
  },
  {
    id: 'register-cut',
    service: 'members',
    requirement: 'A registration whose connection is cut can be repeated with its key.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      const key = newKey();
      await kit.members.cut('register', { body }, { key });
      await registered(kit, body, key);
    },
  },
  {
    id: 'register-without-key',
    service: 'members',
    requirement: 'A registration without a key gets 400.',
    writes: true,
    check: async (kit) => {
      const reply = await kit.members.send('register', { body: newRegistration(kit) });
      must(reply.status === 400, 'status 400', reply);
    },
  },
  {
    id: 'register-exists',
    service: 'members',
    requirement: 'isMember is true for an address as soon as it is registered.',
    writes: true,
    check: async (kit) => {
      const body = newRegistration(kit);
      await registered(kit, body, newKey());
      const { email, location } = body.values;
      const reply = await kit.members.ok('isMember', { body: { email, location } });
      must(reply.body.isMember, '"isMember": true', reply);
    },
  },
  {
    id: 'register-values',
    service: 'members',
    requirement: 'The record of a new member has the registered values.',
    writes: true,
    check: async (kit) => {
      const { values, customerNumber: _, ...rest } = newRegistration(kit);
      const reply = await registered(kit, { values, customerNumber: null, ...rest }, newKey());
      const { crmId, customerNumber } = reply.body.membership;
      const found = await kit.members.ok('findMembers', { body: { crmIds: [crmId] } });
      const [record] = found.body.records;
      const actual = record && {
        first_name: record.member.first_name,
        last_name: record.member.last_name,
        email: record.member.email,
        phone_mobile: record.member.phone_mobile,
        home_casino: record.member.home_casino,
        customer_number: record.member.customer_number,
        dateOfBirth: record.dateOfBirth,
      };
      const expected = {
        first_name: values.firstName,
        last_name: values.lastName,
        email: values.email,
        phone_mobile: values.mobile,
        home_casino: values.location,
        customer_number: customerNumber,
        dateOfBirth: values.dob,
      };
      must(JSON.stringify(actual) === JSON.stringify(expected), 'the registered values', found);
    },
  },
  {
    id: 'register-consents',
    service: 'members',
    requirement: 'A new member has one answer: yes to the chosen channel, with its wording.',
    writes: true,
    check: async (kit) => {
      const { crmId } = await newMember(kit);
      const reply = await kit.members.ok('findMembers', { body: { crmIds: [crmId] } });
      const answers = reply.body.records.flatMap(({ member }) => member.consents ?? []);
      const shown = answers.map(({ topic, given, wording }) => [topic, given, wording].join());
      const expected = `casino-email,true,${CONSENT_WORDING['casino-email']}`;
      must(shown.join(';') === expected, `one answer: ${expected}`, reply);
    },
  },
  {
    id: 'register-elsewhere',
    service: 'members',
    requirement: 'An address can be registered at a second casino.',
    writes: true,
    check: async (kit) => {
      if (kit.content.target.url === '') throw new NotTested('A second casino needs --content.');
      const body = newRegistration(kit);
      const first = await registered(kit, body, newKey());
      const venues = await kit.content.pages('listVenues', { query: {} });
      const { location } = body.values;
      const other = venues
        .flatMap(({ body: { items } }) => items)
        .find(({ id }) => id !== location);
      if (!other) throw new NotTested('The content service has one casino only.');
      const values = { ...body.values, location: other.id };
      const second = await registered(kit, { ...body, values }, newKey());
      const isOther = second.body.membership.crmId !== first.body.membership.crmId;
      must(isOther, 'another crmId', second);
    },
  },
];

function send({ members }: Kit, body: Body, key: string) {
  return members.send('register', { body }, { key });
}

function registered({ members }: Kit, body: Body, key: string) {
  return members.ok('register', { body }, { key });
}
