import { closeOfVenueDay, startOfVenueDay } from '../../contract/rules/venueDay.ts';
import { getDayContract, MAX_OF_DAY, type TillRecord } from '../../contract/till/getDay.ts';
import type { StoredEntry } from '../../domain/ports/till.ts';
import { toTillDevice } from '../../domain/till/devices.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** A day of the manager's venue. docs/till.md. */
export const getDay = defineTillCallable(
  getDayContract,
  { role: 'manager', rateLimit: { calls: 60, seconds: 60 } },
  async ({ device: { venueId }, request, services }) => {
    // By arrival: a claimed time must not put an entry on a day that a manager has closed.
    const from = startOfVenueDay(request.day);
    const until = closeOfVenueDay(request.day);
    const [uses, entries, devices] = await Promise.all([
      services.redemptions.findArrivedAt(venueId, from, until, MAX_OF_DAY),
      services.tillLog.findAt(venueId, from, until, MAX_OF_DAY + 1),
      services.tillDevices.findAt(venueId),
    ]);
    return {
      redemptions: [...uses.redemptions],
      records: entries.slice(0, MAX_OF_DAY).map(toRecord),
      devices: devices.map(toTillDevice),
      isCut: uses.isCut || entries.length > MAX_OF_DAY,
    };
  },
);

function toRecord({
  voucher,
  venueId,
  otherAt,
  otherVenueId,
  at,
  recordedAt,
  reversal,
  invalid,
  ...entry
}: StoredEntry): TillRecord {
  return {
    ...entry,
    at: at.toISOString(),
    recordedAt: recordedAt.toISOString(),
    voucherId: voucher?.id ?? null,
    title: voucher?.title ?? null,
    ...(voucher?.locale && { locale: voucher.locale }),
    ...(reversal && { reversal }),
  };
}
