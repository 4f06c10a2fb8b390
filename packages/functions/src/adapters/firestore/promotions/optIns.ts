import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { idSchema, venueIdSchema } from '../../../contract/schemas.ts';
import type { OptInStore } from '../../../domain/ports/optIns.ts';
import { fromDocument } from '../document.ts';
import { commitForLogin } from '../loginWrites.ts';

const storedOptInSchema = z.strictObject({
  eventId: idSchema,
  crmId: idSchema,
  uid: z.string(),
  venueId: venueIdSchema,
  optedInAt: z.iso.datetime(),
});

/** Firestore's error for creating an existing document. */
const ALREADY_EXISTS = 6;
const MAX_OPT_INS = 500;

/** A store in Firestore. Opt-ins are unique, because documents are created and never overwritten. */
export function optInStore(database: () => Firestore): OptInStore {
  const optIns = () => database().collection('optIns');
  return {
    add: async (optIn) => {
      try {
        // No identifier contains the separator, so no two pairs share a document.
        const document = optIns().doc(`${optIn.eventId}~${optIn.crmId}`);
        await commitForLogin(database(), optIn.uid, (batch) =>
          batch.create(document, { ...optIn }),
        );
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS)
          return false;
        throw error;
      }
    },
    eventIdsOf: async (crmIds) => {
      const { docs } = await optIns().where('crmId', 'in', crmIds).limit(MAX_OPT_INS).get();
      return new Set(docs.map((each) => fromDocument(storedOptInSchema, each.data()).eventId));
    },
  };
}
