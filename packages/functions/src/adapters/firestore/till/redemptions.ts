import { type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { instantSchema } from '../../../contract/schemas.ts';
import {
  REVERSAL_REASONS,
  type Redemption,
  redemptionSchema,
} from '../../../contract/till/redemption.ts';
import { DomainError } from '../../../domain/errors.ts';
import type {
  RedemptionService,
  UseResult,
  VoucherUse,
} from '../../../domain/ports/redemptions.ts';
import { redemptionEndsAt } from '../../../domain/till/retention.ts';
import { toTillVoucher } from '../../../domain/till/toTillVoucher.ts';
import type { ContentRoot } from '../content/publishedContent.ts';
import { fromDocument } from '../document.ts';
import { findOfflineVouchers } from '../members/vouchers.ts';
import { documentOfUse, fieldsOfUse, useStateSchema } from '../members/voucherUses.ts';

const factSchema = z.extend(z.omit(redemptionSchema, { reversal: true }), {
  crmId: z.string(),
  /** `vouchers/{id}` or `voucherUses/{id}`: the document that has the use. */
  usePath: z.string(),
  recordedAt: instantSchema,
  /** Absent in records of an earlier version. */
  removeAt: z.exactOptional(instantSchema),
});
type Fact = z.infer<typeof factSchema>;

const reversalSchema = z.object({ at: instantSchema, reason: z.enum(REVERSAL_REASONS) });

/** The errors of a commit with a failed precondition. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
  GrpcStatus.NOT_FOUND,
]);

/** Each attempt fails only because another one has changed the voucher, so few are needed. */
const MAX_ATTEMPTS = 10;

/**
 * Redemptions in Firestore: `redemptions/{id}` and `reversals/{id}` are created and never changed. They end long after
 * their voucher, so that no voucher that can be used loses its redemption. One commit creates the
 * record and updates the voucher's document, on condition that the document is unchanged since it was read. There is no
 * lock, so a killed process blocks no till.
 */
export function firestoreRedemptions(
  database: () => Firestore,
  published: () => Promise<ContentRoot>,
): RedemptionService {
  const facts = () => database().collection('redemptions');
  const reversals = () => database().collection('reversals');

  async function withReversals(found: readonly Fact[]): Promise<readonly Redemption[]> {
    if (found.length === 0) return [];
    const snapshots = await database().getAll(...found.map(({ id }) => reversals().doc(id)));
    return found.map((fact, index) => {
      const snapshot = snapshots[index];
      const reversal = snapshot?.exists ? fromDocument(reversalSchema, snapshot.data()) : null;
      const { crmId, usePath, removeAt, ...redemption } = fact;
      return { ...redemption, reversal };
    });
  }

  async function find(id: string): Promise<Fact | null> {
    const snapshot = await facts().doc(id).get();
    return snapshot.exists ? fromDocument(factSchema, snapshot.data()) : null;
  }

  async function findRedemption(id: string): Promise<Redemption | null> {
    const fact = await find(id);
    return fact && ((await withReversals([fact]))[0] ?? null);
  }

  async function redeem(use: VoucherUse): Promise<UseResult> {
    const document = documentOfUse(database(), use);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const [known, state] = await Promise.all([findRedemption(use.id), document.get()]);
      if (known) return { status: 'redeemed', redemption: known };
      const { usedAt, redemptionId } = state.exists
        ? fromDocument(useStateSchema, state.data())
        : { usedAt: null, redemptionId: null };
      if (usedAt !== null) {
        const redemption = redemptionId ? await findRedemption(redemptionId) : null;
        if (!redemption) throw new Error('A used voucher has no redemption.');
        return { status: 'already', redemption };
      }
      const recordedAt = new Date();
      const batch = database().batch();
      batch.create(facts().doc(use.id), factFields(use, recordedAt, document.path));
      if (state.updateTime) {
        batch.update(document, fieldsOfUse(use), { lastUpdateTime: state.updateTime });
      } else {
        batch.create(document, {
          ...fieldsOfUse(use),
          voucherId: use.voucher.id,
          crmId: use.crmId,
          removeAt: Timestamp.fromDate(redemptionEndsAt(use.at)),
        });
      }
      if (await isCommitted(batch)) {
        return { status: 'redeemed', redemption: toRedemption(use, recordedAt) };
      }
    }
    throw new Error('A voucher was changed too often while it was redeemed.');
  }

  return {
    redeem,
    findRedemption,
    async reverse({ redemptionId, reason, at, deviceId }) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const fact = await find(redemptionId);
        if (fact === null) return null;
        const [redemption] = await withReversals([fact]);
        if (!redemption || redemption.reversal) return redemption ?? null;
        const document = database().doc(fact.usePath);
        const state = await document.get();
        const batch = database().batch();
        batch.create(reversals().doc(redemptionId), {
          at: Timestamp.fromDate(at),
          reason,
          deviceId,
          venueId: fact.venueId,
          recordedAt: Timestamp.now(),
          removeAt: Timestamp.fromDate(redemptionEndsAt(new Date(fact.at))),
        });
        if (state.updateTime && state.get('redemptionId') === redemptionId) {
          batch.update(document, fieldsOfUse(null), { lastUpdateTime: state.updateTime });
        }
        if (await isCommitted(batch)) {
          return { ...redemption, reversal: { at: at.toISOString(), reason } };
        }
      }
      throw new Error('A voucher was changed too often while it was taken back.');
    },
    async findUsesOf(crmId) {
      const { docs } = await facts().where('crmId', '==', crmId).get();
      return withReversals(docs.map((each) => fromDocument(factSchema, each.data())));
    },
    async findChangesAt(venueId, since, { after, limit }) {
      const from = after === null ? since : latest(since, readInstant(after));
      const changed = (kind: 'redemptions' | 'reversals') =>
        database()
          .collection(kind)
          .where('venueId', '==', venueId)
          .where('recordedAt', '>=', Timestamp.fromDate(from))
          .orderBy('recordedAt')
          .limit(limit + 1)
          .get();
      const [stored, reversed] = await Promise.all([changed('redemptions'), changed('reversals')]);
      const changes = [...stored.docs, ...reversed.docs]
        .map((document) => ({ id: document.id, at: readRecordedAt(document.data()) }))
        .toSorted((one, other) => one.at.localeCompare(other.at));
      const rest = changes[limit];
      const ids = new Set(changes.slice(0, limit).map(({ id }) => id));
      const known = stored.docs.filter(({ id }) => ids.has(id));
      for (const { id } of known) ids.delete(id);
      const earlier = [...ids].map((id) => facts().doc(id));
      const snapshots = earlier.length > 0 ? await database().getAll(...earlier) : [];
      const found = [...snapshots, ...known].map((each) => fromDocument(factSchema, each.data()));
      return { redemptions: await withReversals(found), next: rest?.at ?? null };
    },
    async findArrivedAt(venueId, from, until, limit) {
      const { docs } = await facts()
        .where('venueId', '==', venueId)
        .where('recordedAt', '>=', Timestamp.fromDate(from))
        .where('recordedAt', '<', Timestamp.fromDate(until))
        .orderBy('recordedAt', 'desc')
        .limit(limit + 1)
        .get();
      const found = docs.slice(0, limit).map((each) => fromDocument(factSchema, each.data()));
      return { redemptions: await withReversals(found), isCut: docs.length > limit };
    },
    findOfflineVouchers: async (venueId, now, limit) =>
      findOfflineVouchers(database(), await published(), { venueId, now, limit }),
  };
}

/** Commits a batch; false if another write came first. */
async function isCommitted(batch: FirebaseFirestore.WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (OVERTAKEN.has((error as { code?: unknown }).code)) return false;
    throw error;
  }
}

function toRedemption(use: VoucherUse, recordedAt: Date) {
  const { id, voucher, customerNumber, venueId, at, isOffline, deviceId } = use;
  return {
    id,
    voucher: toTillVoucher(voucher),
    customerNumber,
    venueId,
    at: at.toISOString(),
    recordedAt: recordedAt.toISOString(),
    isOffline,
    deviceId,
    reversal: null,
  } satisfies Redemption;
}

function factFields(use: VoucherUse, recordedAt: Date, usePath: string) {
  const { reversal, ...redemption } = toRedemption(use, recordedAt);
  return {
    ...redemption,
    at: Timestamp.fromDate(use.at),
    crmId: use.crmId,
    usePath,
    recordedAt: Timestamp.fromDate(recordedAt),
    removeAt: Timestamp.fromDate(redemptionEndsAt(use.at)),
  };
}

const changeSchema = z.object({ recordedAt: instantSchema });

function readRecordedAt(document: unknown): string {
  return fromDocument(changeSchema, document).recordedAt;
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** The cursor of a page: the time of its first change. */
function readInstant(cursor: string): Date {
  if (!instantSchema.safeParse(cursor).success) throw new DomainError('not-found');
  return new Date(cursor);
}
