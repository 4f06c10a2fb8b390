import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { languageSchema } from '../../../contract/languageSchema.ts';
import { PENDING_REGISTRATION_DAYS } from '../../../contract/limits.ts';
import { registrationValuesSchema } from '../../../contract/members/registerAccount.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import type { PendingRegistrations } from '../../../domain/ports/pendingRegistrations.ts';
import { fromDocument } from '../document.ts';
import { writeForLogin } from '../loginWrites.ts';

const pendingSchema = z.strictObject({
  submissionId: z.string(),
  values: registrationValuesSchema,
  customerNumber: z.string(),
  language: z.exactOptional(languageSchema),
  at: z.iso.datetime({ offset: true }),
  removeAt: z.iso.datetime({ offset: true }),
});

export function pendingRegistrations(database: () => Firestore): PendingRegistrations {
  const collection = () => database().collection('pendingRegistrations');
  return {
    save: (uid, registration, at) =>
      writeForLogin(database(), uid, async (transaction) => {
        const document = collection().doc(registration.submissionId);
        const before = await transaction.get(document);
        if (before.exists) return fromDocument(pendingSchema, before.data());
        const removeAt = inUtc(at).add(PENDING_REGISTRATION_DAYS, 'day').toDate();
        transaction.create(document, {
          ...registration,
          at: Timestamp.fromDate(at),
          removeAt: Timestamp.fromDate(removeAt),
        });
        return { ...registration, at: at.toISOString(), removeAt: removeAt.toISOString() };
      }),
    find: async (customerNumber, email, now) => {
      const { docs } = await collection().where('customerNumber', '==', customerNumber).get();
      const all = docs.map((each) => fromDocument(pendingSchema, each.data()));
      return (
        all.find(({ values, removeAt }) => values.email === email && now < new Date(removeAt)) ??
        null
      );
    },
    findByAddress: async (email) => {
      const { docs } = await collection().where('values.email', '==', email).get();
      return docs.map((each) => fromDocument(pendingSchema, each.data()));
    },
    remove: async (registrations) => {
      await Promise.all(
        registrations.map(({ submissionId }) => collection().doc(submissionId).delete()),
      );
    },
  };
}
