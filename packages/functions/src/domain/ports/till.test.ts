import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { implementations } from '../../../testing/memory/implementations.ts';
import { DINNER } from '../../../testing/till/uses.ts';
import { toTillVoucher } from '../till/toTillVoucher.ts';
import type { TillEntry } from './till.ts';

const all = implementations();

describe.each(['memory', 'firestore'] as const)('TillLog in %s', (name) => {
  const entryOf = (): TillEntry => ({
    id: randomUUID(),
    kind: 'conflict',
    reason: 'already',
    venueId: 6,
    deviceId: 'device',
    customerNumber: '1',
    at: new Date(),
    isOffline: true,
    voucher: toTillVoucher(DINNER),
    otherAt: new Date().toISOString(),
    otherVenueId: 9,
  });

  it('adds a scan once', async () => {
    const entry = entryOf();
    await all[name].tillLog.add(entry);
    await all[name].tillLog.add({ ...entry, kind: 'refused' });
    const stored = await all[name].tillLog.find(entry.id);
    expect(stored).toEqual({ ...entry, recordedAt: expect.any(Date), reversal: null });
    expect(await all[name].tillLog.find('unknown')).toBeNull();
  });

  it('adds the reversal of a conflict once, and keeps the conflict', async () => {
    const entry = entryOf();
    const at = new Date();
    await all[name].tillLog.add(entry);
    await all[name].tillLog.addReversal(entry.id, { at, reason: 'not-served' });
    await all[name].tillLog.addReversal(entry.id, { at, reason: 'other' });
    expect(await all[name].tillLog.find(entry.id)).toMatchObject({
      ...entry,
      reversal: { at: at.toISOString(), reason: 'not-served' },
    });
  });
});
