import { randomBytes, randomUUID } from 'node:crypto';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { WALLETS } from '../../../contract/wallet/getWalletPass.ts';
import type { StoredPass, WalletPassStore } from '../../../domain/ports/wallet/walletPasses.ts';
import { fromDocument } from '../document.ts';
import { writeForLogin } from '../loginWrites.ts';
import { readPassUpdate, writePassUpdate } from './passUpdates.ts';

/** A void pass without a login is stored for this long, so that phones that are off can fetch it. */
const VOID_DAYS = 180;

/** The time of the last check of a pass that must be checked. */
const NEVER = new Date(0).toISOString();

/** The phones and watches of one person. Beyond it, the first registration is dropped. */
const MAX_DEVICES = 20;

const deviceSchema = z.strictObject({
  id: z.string(),
  pushToken: z.string(),
  pushed: z.int(),
});

const passSchema = z.strictObject({
  crmId: z.string(),
  serialNumber: z.string(),
  authenticationToken: z.string(),
  wallets: z.array(z.enum(WALLETS)),
  version: z.int(),
  changedAt: z.iso.datetime({ offset: true }),
  shown: z.string(),
  seen: z.string(),
  checkedAt: z.iso.datetime({ offset: true }),
  devices: z.array(deviceSchema),
  deviceIds: z.array(z.string()),
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

export function walletPassStore(database: () => Firestore): WalletPassStore {
  const passes = () => database().collection('walletPasses');
  return {
    find: async (crmId) => toPass(await passes().doc(crmId).get()),
    findBySerialNumber: async (serialNumber) => {
      const query = passes().where('serialNumber', '==', serialNumber).limit(1);
      const [found] = (await query.get()).docs;
      return found ? toPass(found) : null;
    },
    open: ({ crmId, uid }, wallet, digest, now) =>
      writeForLogin(database(), uid, async (transaction) => {
        const record = passes().doc(crmId);
        const held = toPass(await transaction.get(record)) ?? newPass(crmId, digest, now);
        const wallets = [...new Set([...held.wallets, wallet])];
        transaction.set(record, toDocument({ ...held, wallets }));
        return { ...held, wallets };
      }),
    change: ({ crmId, checkedAt }, { shown, seen, isVoid }, now) =>
      database().runTransaction(async (transaction) => {
        const record = passes().doc(crmId);
        const held = toPass(await transaction.get(record));
        if (held === null) return;
        const isChanged = held.shown !== shown;
        const updates = await Promise.all(
          (isChanged ? held.wallets : []).map((wallet) =>
            readPassUpdate(database(), transaction, held, wallet),
          ),
        );
        const removeAt = isVoid ? inUtc(now).add(VOID_DAYS, 'day').toISOString() : null;
        const next = {
          ...held,
          seen,
          // A recheck that was requested during this check stays requested.
          checkedAt: held.checkedAt === checkedAt ? now.toISOString() : held.checkedAt,
          ...(isChanged && {
            shown,
            removeAt,
            version: held.version + 1,
            changedAt: now.toISOString(),
          }),
        };
        transaction.set(record, toDocument(next));
        for (const update of updates) writePassUpdate(transaction, update, now);
      }),
    recheck: async (crmIds) => {
      if (crmIds.length === 0) return;
      const records = crmIds.map((crmId) => passes().doc(crmId));
      const held = (await database().getAll(...records)).filter(({ exists }) => exists);
      await Promise.all(held.map(({ ref }) => ref.update({ checkedAt: NEVER })));
    },
    list: async (after, limit) => {
      const sorted = passes().orderBy(FieldPath.documentId());
      const { docs } = await (after === '' ? sorted : sorted.startAfter(after)).limit(limit).get();
      return docs.flatMap((snapshot) => toPass(snapshot) ?? []);
    },
    findByDevice: async (deviceId) => {
      const { docs } = await passes().where('deviceIds', 'array-contains', deviceId).get();
      return docs.flatMap((snapshot) => toPass(snapshot) ?? []);
    },
    changeDevices: (crmId, change) =>
      database().runTransaction(async (transaction) => {
        const record = passes().doc(crmId);
        const held = toPass(await transaction.get(record));
        if (held === null) return null;
        const devices = change(held.devices, held).slice(-MAX_DEVICES);
        const deviceIds = devices.map(({ id }) => id);
        transaction.update(record, { devices, deviceIds });
        return { ...held, devices, deviceIds };
      }),
  };
}

function newPass(crmId: string, digest: (serialNumber: string) => string, now: Date): StoredPass {
  const serialNumber = randomUUID();
  return {
    crmId,
    serialNumber,
    authenticationToken: randomBytes(24).toString('base64url'),
    wallets: [],
    version: 0,
    changedAt: now.toISOString(),
    shown: digest(serialNumber),
    seen: '',
    checkedAt: NEVER,
    devices: [],
    deviceIds: [],
    removeAt: null,
  };
}

function toPass(snapshot: { readonly exists: boolean; data(): unknown }): StoredPass | null {
  return snapshot.exists ? fromDocument(passSchema, snapshot.data()) : null;
}

function toDocument({ removeAt, ...pass }: StoredPass) {
  return { ...pass, removeAt: removeAt === null ? null : Timestamp.fromDate(new Date(removeAt)) };
}
