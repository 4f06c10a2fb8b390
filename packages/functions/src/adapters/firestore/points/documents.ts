import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { daySchema, idSchema } from '../../../contract/schemas.ts';
import {
  type BookedMovement,
  bookedMovementSchema,
  type Lot,
  type PointsAccount,
  pointsAccountSchema,
} from '../../../domain/points/account.ts';
import { changesOn } from '../../../domain/points/settle.ts';
import { toSummary } from '../../../domain/points/summary.ts';
import { NO_TERMS, type PointsTerms, pointsTermsSchema } from '../../../domain/points/terms.ts';

/** The documents of points. Their instants are texts, ISO 8601 in UTC, which sort by time. */
export const POINT_COLLECTIONS = {
  /** `pointAccounts/{crmId}`: the totals. */
  accounts: 'pointAccounts',
  /** `pointMovements/{crmId}~{id}`: only added, never changed. */
  movements: 'pointMovements',
  /** `pointLots/{crmId}~{id of the earning}`: what is left of an earning. */
  lots: 'pointLots',
  /** `pointRepairs/{crmId}~{milliseconds}`: what a repair has removed. */
  repairs: 'pointRepairs',
  /** `pointTerms/group`: one document. */
  terms: 'pointTerms',
} as const;

const lotSchema = z.strictObject({
  crmId: idSchema,
  id: idSchema,
  earnedOn: daySchema,
  remaining: z.int().check(z.nonnegative()),
  /** Finds the lots that can be spent. */
  isOpen: z.boolean(),
});

const storedMovementSchema = z.extend(bookedMovementSchema, {
  crmId: idSchema,
  /** The member with a range of numbers, so that a query for a page reads no other movements. */
  bucket: z.string(),
  /** The import that booked it. */
  batch: z.exactOptional(z.string()),
});

/** The movements of a bucket. A page has at most as many, and is in two buckets. */
export const BUCKET = 50;

/** The bucket of a movement with this number. */
export function bucketName(crmId: string, number: number): string {
  return `${crmId}~${Math.floor(number / BUCKET)}`;
}

/** The fields of a movement's document. */
export function movementFields(
  crmId: string,
  movement: BookedMovement,
  batch: string | null = null,
) {
  const bucket = bucketName(crmId, movement.number);
  return { crmId, bucket, ...movement, ...(batch !== null && { batch }) };
}

export function accountDocument(database: Firestore, crmId: string): DocumentReference {
  return database.collection(POINT_COLLECTIONS.accounts).doc(crmId);
}

export function termsDocument(database: Firestore): DocumentReference {
  return database.collection(POINT_COLLECTIONS.terms).doc('group');
}

export function movementDocument(
  database: Firestore,
  crmId: string,
  id: string,
): DocumentReference {
  return database.collection(POINT_COLLECTIONS.movements).doc(`${crmId}~${id}`);
}

export function lotDocument(database: Firestore, crmId: string, id: string): DocumentReference {
  return database.collection(POINT_COLLECTIONS.lots).doc(`${crmId}~${id}`);
}

interface Snapshot {
  readonly exists: boolean;
  data(): unknown;
}

/** Null for a member without points. */
export function toAccount(snapshot: Snapshot | undefined): PointsAccount | null {
  return snapshot?.exists ? z.parse(pointsAccountSchema, snapshot.data()) : null;
}

export function toTerms(snapshot: Snapshot | undefined): PointsTerms {
  return snapshot?.exists ? z.parse(pointsTermsSchema, snapshot.data()) : NO_TERMS;
}

export function toMovement(snapshot: Pick<Snapshot, 'data'>): BookedMovement {
  const { crmId, bucket, batch, ...movement } = z.parse(storedMovementSchema, snapshot.data());
  return movement;
}

export function toLot(snapshot: Pick<Snapshot, 'data'>): Lot {
  const { crmId, isOpen, ...lot } = z.parse(lotSchema, snapshot.data());
  return lot;
}

/** The points on a member's record. They are those of the statement: one transaction writes both. */
export function recordFields(account: PointsAccount, terms: PointsTerms, now: Date) {
  const [first] = toSummary(account, terms, now).expiring;
  return {
    loyalty_points: account.balance,
    rewardPoints: account.tierPoints,
    loyalty_points_end_date: first?.day ?? null,
    /** The day from which these fields are out of date. */
    points_due_on: changesOn(account, terms),
  };
}

/** The fields of a lot's document. */
export function lotFields(crmId: string, lot: Lot) {
  return { crmId, ...lot, isOpen: lot.remaining > 0 };
}
