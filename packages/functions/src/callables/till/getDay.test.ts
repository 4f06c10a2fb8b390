import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { MAX_OF_DAY } from '../../contract/till/getDay.ts';

// Days in the past of a casino without other entries.
const VENUE = 92;
const DAY = '2026-03-02';

const database = openDatabase();

async function addRecords(deviceId: string, day: string, count: number): Promise<void> {
  const writer = database.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const id = `day-${randomUUID()}`;
    const at = Timestamp.fromDate(new Date(Date.parse(`${day}T12:00:00Z`) + index * 1_000));
    const entry = { kind: 'refused', reason: 'unreadable', customerNumber: '1', isOffline: false };
    const other = { voucher: null, otherAt: null, otherVenueId: null, venueId: VENUE };
    void writer.create(database.doc(`tillRecords/${id}`), {
      ...{ id, deviceId, at, recordedAt: at, ...entry, ...other },
    });
  }
  await writer.close();
}

it('a day is cut if it has more than the page can show, and not because later days have', async () => {
  const { client, device } = await newTill({ role: 'manager', venueId: VENUE });
  await addRecords(device.deviceId, DAY, 3);
  await addRecords(device.deviceId, '2026-03-03', MAX_OF_DAY);
  const first = await client.call('till-getDay', { day: DAY });
  expect([first.records.length, first.isCut]).toEqual([3, false]);
  const full = await client.call('till-getDay', { day: '2026-03-03' });
  expect([full.records.length, full.isCut]).toEqual([MAX_OF_DAY, false]);
  await addRecords(device.deviceId, '2026-03-03', 1);
  const more = await client.call('till-getDay', { day: '2026-03-03' });
  expect([more.records.length, more.isCut]).toEqual([MAX_OF_DAY, true]);
});

it('the day and the devices of a casino are for its managers, and not for other staff', async () => {
  const { client, device } = await newTill();
  const refused = { code: 'functions/permission-denied', details: { reason: 'no-staff' } };
  const day = client.call('till-getDay', { day: DAY });
  await expect(day).rejects.toMatchObject(refused);
  const revocation = client.call('till-revokeDevice', { deviceId: device.deviceId });
  await expect(revocation).rejects.toMatchObject(refused);
});
