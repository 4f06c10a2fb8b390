import { openDatabase } from '../backend/database.ts';
import type { TestDevice } from './staff.ts';

const HOUR_MS = 3_600_000;

/** Moves the enrolment of a device back: a scan from before it redeems nothing. */
export async function enrolledAgo({ deviceId }: TestDevice, hours: number): Promise<void> {
  const enrolledAt = new Date(Date.now() - hours * HOUR_MS);
  await openDatabase().doc(`tillDevices/${deviceId}`).update({ enrolledAt });
}
