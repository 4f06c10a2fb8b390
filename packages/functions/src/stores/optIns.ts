import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { idSchema, venueIdSchema } from '../contract/schemas.ts';
import { fromDocument } from './document.ts';

/** A member's place on an event's list. */
export interface OptIn {
  readonly eventId: string;
  readonly crmId: string;
  /** The sign-in account that asked for it. */
  readonly uid: string;
  readonly venueId: number;
  readonly optedInAt: Date;
}

/** Who is on which event's list: `optIns/{eventId}~{crmId}`. */
export interface OptInStore {
  /** False where the member was on the list already. Of any number at once, one gets true. */
  add(optIn: OptIn): Promise<boolean>;
  /** The ids of the events whose lists these memberships are on. */
  eventIdsOf(crmIds: readonly string[]): Promise<ReadonlySet<string>>;
}

const storedOptInSchema = z.strictObject({
  eventId: idSchema,
  crmId: idSchema,
  uid: z.string(),
  venueId: venueIdSchema,
  optedInAt: z.iso.datetime(),
});

/** What Firestore answers to the creation of a document that is there. */
const ALREADY_EXISTS = 6;
const MAX_OPT_INS = 500;

/** The store kept in Firestore. Once only by construction: the document is created, never overwritten. */
export function optInStore(database: () => Firestore): OptInStore {
  const optIns = () => database().collection('optIns');
  return {
    add: async (optIn) => {
      try {
        // No identifier holds the sign between the two, so no two pairs share a document.
        await optIns()
          .doc(`${optIn.eventId}~${optIn.crmId}`)
          .create({ ...optIn });
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
