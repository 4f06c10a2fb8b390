import { randomBytes, randomUUID } from 'node:crypto';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { WALLETS, type Wallet } from '../../../contract/wallet/getWalletPass.ts';
import { fromDocument } from '../document.ts';
import { writeForLogin } from '../loginWrites.ts';
import type { PassLink } from './passLinks.ts';
import { readPassUpdate, writePassUpdate } from './passUpdates.ts';

/** A void pass without a login is stored for this long, so that phones that are off can fetch it. */
const VOID_DAYS = 180;

/** The time of the last check of a pass that must be checked. */
const NEVER = new Date(0).toISOString();

/** The phones and watches of one person. Beyond it, the first registration is dropped. */
const MAX_DEVICES = 20;

const deviceSchema = z.strictObject({
  /** The identifier that the device chose. */
  id: z.string(),
  /** The address of the device at Apple's push service. */
  pushToken: z.string(),
  /** The last version of the pass that was pushed to it. */
  pushed: z.int(),
});

const passSchema = z.strictObject({
  crmId: z.string(),
  /** Random, and never changed: it names the pass in every wallet. */
  serialNumber: z.string(),
  /** Random, and never changed: Apple's devices send it with their requests. */
  authenticationToken: z.string(),
  /** The wallets to which the member has added the pass. */
  wallets: z.array(z.enum(WALLETS)),
  /** Counts the changes of the content. */
  version: z.int(),
  changedAt: z.iso.datetime({ offset: true }),
  /** The digest of the content (`digestOf`). */
  shown: z.string(),
  /** The digest of the member's record and login at the last check in full (`recordDigest`). */
  seen: z.string(),
  checkedAt: z.iso.datetime({ offset: true }),
  devices: z.array(deviceSchema),
  /** The ids of `devices`, for queries. */
  deviceIds: z.array(z.string()),
  /** Null while the pass is valid. */
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** A pass of a membership, without its content. */
export type StoredPass = z.infer<typeof passSchema>;
/** The digests of a pass whose content was loaded. */
export interface CheckedContent {
  readonly shown: string;
  readonly seen: string;
  readonly isVoid: boolean;
}
/** A device of Apple that holds a pass. */
export type PassDevice = z.infer<typeof deviceSchema>;

/** The passes: `walletPasses/{crmId}`, one per membership for all wallets. They hold no personal data. */
export interface WalletPassStore {
  /** Null for a membership without a pass. */
  find(crmId: string): Promise<StoredPass | null>;
  findBySerialNumber(serialNumber: string): Promise<StoredPass | null>;
  /**
   * Adds a wallet to the pass of a login's membership, and creates the pass at the first call.
   * @param digest of the current content, for a new pass with this serial number
   */
  open(
    owner: PassLink,
    wallet: Wallet,
    digest: (serialNumber: string) => string,
    now: Date,
  ): Promise<StoredPass>;
  /**
   * Ends a check of a pass. If its content differs from the stored digest, stores the new one and adds an update of each
   * wallet to the outbox, in one transaction.
   * @param checked the pass as it was before its content was loaded
   */
  change(checked: StoredPass, content: CheckedContent, now: Date): Promise<void>;
  /** Makes the next run of the schedule check these memberships' passes in full. */
  recheck(crmIds: readonly string[]): Promise<void>;
  /** The passes, sorted by membership, after one of them. */
  list(after: string, limit: number): Promise<readonly StoredPass[]>;
  /** The passes on a device. */
  findByDevice(deviceId: string): Promise<readonly StoredPass[]>;
  /** Replaces the devices of a pass by the result of `change`. Null for an unknown membership. */
  changeDevices(
    crmId: string,
    change: (devices: readonly PassDevice[], pass: StoredPass) => readonly PassDevice[],
  ): Promise<StoredPass | null>;
}

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
