import { readRecord, type StoredShift, type TillDatabase } from '../offline/tillDatabase.ts';

/**
 * The bits of the hash that the device stores. Six digits are few, so the device must not store a whole hash: ten bits admit one
 * wrong PIN in a thousand, and whoever reads them has a thousand PINs left to try at the server. The hash has no random salt,
 * because the bits of another salt, on another day or device, would be ten more. docs/decisions/157.
 */
const BITS = 10;
/** Wrong PINs without a connection, in one shift. A PIN with a connection admits as many again. */
const TRIES = 5;

/** The shift of a person who has entered the PIN with a connection. */
export async function newShift(
  staffUid: string,
  pin: string,
  endsAt: number,
): Promise<StoredShift> {
  return { staffUid, endsAt, check: await pinCheck(staffUid, pin), triesLeft: TRIES };
}

/**
 * Compares a PIN with that of the running shift, without a connection. A try is used before the result is known, so that a
 * reload returns none.
 * @returns `right`, or the tries that are left
 */
export async function tryOffline(db: TillDatabase, pin: string): Promise<'right' | number> {
  const triesLeft = await changeTries(db, -1);
  const shift = await readRecord(db, 'shift');
  if (shift === null || triesLeft < 0) return 0;
  if ((await pinCheck(shift.staffUid, pin)) !== shift.check) return triesLeft;
  await changeTries(db, 1);
  return 'right';
}

/** Returns the tries that are left; -1 if none was left. */
async function changeTries(db: TillDatabase, by: 1 | -1): Promise<number> {
  const { store, done } = db.transaction('records', 'readwrite');
  const shift = (await store.get('shift')) as StoredShift | undefined;
  const triesLeft = (shift?.triesLeft ?? 0) + by;
  if (shift && triesLeft >= 0) await store.put({ ...shift, triesLeft }, 'shift');
  await done;
  return triesLeft;
}

async function pinCheck(staffUid: string, pin: string): Promise<number> {
  const text = new TextEncoder().encode(`${staffUid}:${pin}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  return hash.getUint16(0) >> (16 - BITS);
}
