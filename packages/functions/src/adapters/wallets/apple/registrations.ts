import { createHash, timingSafeEqual } from 'node:crypto';
import type { PassDevice, StoredPass } from '../../../domain/ports/wallet/walletPasses.ts';

/** The passes of a device that have changed, and the tag for its next request. */
export interface ChangedPasses {
  readonly serialNumbers: readonly string[];
  readonly lastUpdated: string;
}

/** True if the header `Authorization: ApplePass <token>` has the token of the pass. */
export function isAuthorized(header: string | undefined, pass: StoredPass): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`ApplePass ${pass.authenticationToken}`));
}

/** The devices after a registration. The pass on the device is current, because it was fetched just before. */
export function withDevice(
  devices: readonly PassDevice[],
  id: string,
  pushToken: string,
  version: number,
): readonly PassDevice[] {
  const known = devices.find((each) => each.id === id);
  if (known?.pushToken === pushToken) return devices;
  return [...devices.filter((each) => each !== known), { id, pushToken, pushed: version }];
}

/**
 * The passes of a device that changed since its last request; null if none did. The tag holds the version of each pass,
 * not a time, so that two changes at the same time cannot hide each other.
 * @param since the tag of the last reply; undefined for the first request
 */
export function changedPasses(
  passes: readonly StoredPass[],
  since: string | undefined,
): ChangedPasses | null {
  const passTag = ({ serialNumber, version }: StoredPass) => `${serialNumber}.${version}`;
  const known = new Set(since?.split(' '));
  const changed = passes.filter((pass) => !known.has(passTag(pass)));
  if (changed.length === 0) return null;
  return {
    serialNumbers: changed.map(({ serialNumber }) => serialNumber),
    lastUpdated: passes.map(passTag).join(' '),
  };
}
