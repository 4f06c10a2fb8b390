import { type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { instantSchema } from '../../../contract/schemas.ts';
import {
  REVERSAL_REASONS,
  type Redemption,
  redemptionSchema,
} from '../../../contract/till/redemption.ts';
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
      const { crmId, usePath, recordedAt, removeAt, ...redemption } = fact;
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
      const batch = database().batch();
      batch.create(facts().doc(use.id), factFields(use, document.path));
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
      if (await isCommitted(batch)) return { status: 'redeemed', redemption: toRedemption(use) };
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
    async findUsesAt(venueId, since, limit) {
      const changed = (kind: 'redemptions' | 'reversals') =>
        database()
          .collection(kind)
          .where('venueId', '==', venueId)
          .where('recordedAt', '>=', Timestamp.fromDate(since))
          .orderBy('recordedAt')
          .limit(limit + 1)
          .get();
      const [stored, reversed] = await Promise.all([changed('redemptions'), changed('reversals')]);
      const found = stored.docs.map((each) => fromDocument(factSchema, each.data()));
      const known = new Set(found.map(({ id }) => id));
      const earlier = reversed.docs
        .filter(({ id }) => !known.has(id))
        .map(({ id }) => facts().doc(id));
      const snapshots = earlier.length > 0 ? await database().getAll(...earlier) : [];
      const all = [...snapshots.map((each) => fromDocument(factSchema, each.data())), ...found];
      const redemptions = await withReversals(all.slice(0, limit));
      return { redemptions, isCut: all.length > limit };
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

function toRedemption(use: VoucherUse): Redemption {
  const { id, voucher, customerNumber, venueId, at, isOffline, deviceId } = use;
  return {
    id,
    voucher: toTillVoucher(voucher),
    customerNumber,
    venueId,
    at: at.toISOString(),
    isOffline,
    deviceId,
    reversal: null,
  };
}

function factFields(use: VoucherUse, usePath: string) {
  const { reversal, ...redemption } = toRedemption(use);
  return {
    ...redemption,
    at: Timestamp.fromDate(use.at),
    crmId: use.crmId,
    usePath,
    recordedAt: Timestamp.now(),
    removeAt: Timestamp.fromDate(redemptionEndsAt(use.at)),
  };
}
