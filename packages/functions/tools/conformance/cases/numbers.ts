import type { Case } from '../case.ts';
import { must, mustEqual } from '../outcomes.ts';
import { manyMembers, newNumber, newRegistration } from '../requests.ts';
import { anotherCasino, registered } from './registering.ts';

/** The customer numbers of new members. */
export const NUMBER_CASES: readonly Case[] = [
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
    id: 'number-text',
    service: 'members',
    rule: 'M-16',
    requirement: 'A promised customer number can begin with zeros and have letters.',
    writes: true,
    check: async (kit) => {
      for (const customerNumber of [`00${newNumber()}`, `${newNumber()}A`]) {
        kit.own.add(customerNumber);
        const reply = await registered(kit, { ...newRegistration(kit), customerNumber });
        mustEqual(reply.body.membership.customerNumber, customerNumber, 'the number', reply);
      }
    },
  },
  {
    id: 'number-own',
    service: 'members',
    rule: 'M-15',
    requirement: 'The customer numbers that the service chooses are all different.',
    writes: true,
    check: async (kit) => {
      const { members, replies } = await manyMembers(kit);
      const numbers = members.map(({ customerNumber }) => customerNumber);
      const index = numbers.findIndex((number, at) => numbers.indexOf(number) !== at);
      const first = numbers.indexOf(numbers[index] ?? '');
      const both = [first, index].flatMap((at) => replies[at] ?? []);
      must(index < 0, 'a new number for each member', both, `twice ${numbers[index]}`);
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
];
