import type { Case } from '../case.ts';
import { must, mustEqual } from '../outcomes.ts';
import { newNumber, newRegistration } from '../requests.ts';
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
