import { closeOfVenueDay, startOfVenueDay } from '../../contract/rules/venueDay.ts';
import { getDayContract, MAX_OF_DAY, type TillRecord } from '../../contract/till/getDay.ts';
import type { TillEntry } from '../../domain/ports/till.ts';
import { toTillDevice } from '../../domain/till/devices.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** A day of the manager's venue. docs/till.md. */
export const getDay = defineTillCallable(
  getDayContract,
  { role: 'manager', rateLimit: { calls: 60, seconds: 60 } },
  async ({ device: { venueId }, request, services }) => {
    const from = startOfVenueDay(request.day);
    const until = closeOfVenueDay(request.day);
    const [uses, entries, devices] = await Promise.all([
      services.redemptions.findUsesAt(venueId, from, MAX_OF_DAY),
      services.tillLog.findAt(venueId, from, until, MAX_OF_DAY),
      services.tillDevices.findAt(venueId),
    ]);
    const isOfDay = (at: string) => new Date(at) >= from && new Date(at) < until;
    return {
      redemptions: uses.redemptions
        .filter(({ at }) => isOfDay(at))
        .toSorted((a, b) => b.at.localeCompare(a.at)),
      records: entries.map(toRecord),
      devices: devices.map(toTillDevice),
      isCut: uses.isCut || entries.length === MAX_OF_DAY,
    };
  },
);

function toRecord({
  voucher,
  venueId,
  otherAt,
  otherVenueId,
  at,
  ...entry
}: TillEntry): TillRecord {
  return {
    ...entry,
    at: at.toISOString(),
    voucherId: voucher?.id ?? null,
    title: voucher?.title ?? null,
    ...(voucher?.locale && { locale: voucher.locale }),
  };
}
