import type { TillPlace } from '@casino/ui/screens/till/till.types.ts';
import type { OpenedDevice } from '../offline/tillDatabase.ts';

/** The device and its casino, as every page names them; null before the first connection. */
export function toTillPlace(opened: OpenedDevice): TillPlace;
export function toTillPlace(opened: OpenedDevice | null): TillPlace | null;
export function toTillPlace(opened: OpenedDevice | null): TillPlace | null {
  return opened && { device: opened.name, venue: opened.venue.name };
}
