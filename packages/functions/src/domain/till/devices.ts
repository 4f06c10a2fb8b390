import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import type { TillDevice } from '../../contract/till/devices.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports/services.ts';
import type { EnrolledDevice } from '../ports/till.ts';

const RANDOM_BYTES = 16;
const PROOF_BYTES = 16;

/**
 * A new secret of a device, 43 characters, and its hash, which is all that is stored. Half of it is random, and half is a
 * keyed hash of that and the id, so that it is recognised without a read of the store.
 */
export function newDeviceSecret(
  deviceId: string,
  key: string,
): { readonly secret: string; readonly secretHash: string } {
  const random = randomBytes(RANDOM_BYTES);
  const secret = Buffer.concat([random, deviceProof(deviceId, random, key)]).toString('base64url');
  return { secret, secretHash: hashOfSecret(secret) };
}

/**
 * The device whose id and secret a request contains, by computation only; null if it proves none. Only for counting calls:
 * a revoked device proves itself, too.
 */
export function provenDevice(data: unknown, key: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { deviceId, secret } = data as Readonly<Record<string, unknown>>;
  if (typeof deviceId !== 'string' || typeof secret !== 'string') return null;
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== RANDOM_BYTES + PROOF_BYTES) return null;
  const proof = deviceProof(deviceId, bytes.subarray(0, RANDOM_BYTES), key);
  return timingSafeEqual(proof, bytes.subarray(RANDOM_BYTES)) ? deviceId : null;
}

function deviceProof(deviceId: string, random: Buffer, key: string): Buffer {
  const hmac = createHmac('sha256', key).update(`device:${deviceId}:`).update(random);
  return hmac.digest().subarray(0, PROOF_BYTES);
}

/** The device with this id and secret. @throws DomainError if it is unknown or revoked */
export async function findDevice(
  { deviceId, secret }: { readonly deviceId: string; readonly secret: string },
  { tillDevices }: Pick<Services, 'tillDevices'>,
): Promise<EnrolledDevice> {
  const device = await tillDevices.find(deviceId);
  const isSecret =
    device !== null &&
    timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(device.secretHash));
  if (!isSecret || device.revokedAt !== null) throw new DomainError('permission-denied');
  return device;
}

/** True if a login of staff may work at a venue. */
export function worksAt(staff: { readonly venueIds: readonly number[] }, venueId: number): boolean {
  return staff.venueIds.some((id) => venueOfHomeCasino(id) === venueOfHomeCasino(venueId));
}

/** The keyed hash of a PIN: a copy of the store reveals no PIN. */
export function hashPin(uid: string, pin: string, key: string): string {
  return createHmac('sha256', key).update(`pin:${uid}:${pin}`).digest('hex');
}

/** A device without its secret, for a manager. */
export function toTillDevice(device: EnrolledDevice): TillDevice {
  const { secretHash, venueId, ...rest } = device;
  return rest;
}

/** The hash of a device's secret, which is all that is stored. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
