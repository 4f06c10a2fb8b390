import type { Notice } from '../lib/notices.ts';
import { isNoAnswer, isTemporary, remoteErrorCode } from '../lib/remoteError.ts';
import {
  type ChangedAddress,
  inOpeningOrder,
  type LinkedProfile,
  loadMember,
  type MemberSources,
} from './memberLoad.ts';
import type { MemberData } from './session.ts';

/** What a quiet reload of a shown member has found. */
export type Refresh =
  | { readonly kind: 'member'; readonly data: MemberData }
  | { readonly kind: 'refused'; readonly notice: Notice }
  /** Another membership, other settings for safer gambling, or none of it: everything loads as at log-in. */
  | { readonly kind: 'changed' }
  /** The request can succeed later. `casinoFails` is true if the server failed, and false if no reply came. */
  | { readonly kind: 'unanswered'; readonly casinoFails: boolean };

/**
 * Loads a shown member again, with the checks of the log-in. Failures that can pass change nothing on the page.
 * Venue and games that fail to load stay as they are, without a dialog.
 * @param isWanted false once the member has logged out: then nothing more loads, and the result is null
 */
export async function refreshMember(
  sources: MemberSources,
  uid: string,
  shown: MemberData,
  isWanted: () => boolean,
): Promise<Refresh | null> {
  let profile: LinkedProfile | ChangedAddress | null;
  try {
    profile = await sources.profile(uid);
  } catch (error) {
    return unansweredOf(error) ?? { kind: 'changed' };
  }
  if (!isWanted()) return null;
  if (profile === null || 'provenEmail' in profile) return { kind: 'changed' };
  if (profile.memberships.length === 0) return { kind: 'changed' };
  if (!hasSameSettings(profile, shown)) return { kind: 'changed' };

  const load = await loadMember(sources, inOpeningOrder(profile), shown, isWanted);
  if (load === null) return null;
  if (load.admitted !== true) {
    return unansweredOf(load.error) ?? { kind: 'refused', notice: load.notice };
  }
  const { saferGambling } = profile;
  const data = { ...load.data, ...(saferGambling && { saferGambling }) };
  const isSame = data.membership.crmId === shown.membership.crmId;
  return isSame ? { kind: 'member', data } : { kind: 'changed' };
}

/** Whether a profile has the settings for safer gambling that the pages follow. */
export function hasSameSettings(profile: LinkedProfile, { saferGambling }: MemberData): boolean {
  return JSON.stringify(profile.saferGambling) === JSON.stringify(saferGambling);
}

function unansweredOf(error: unknown): Refresh | null {
  if (error === undefined) return null;
  const code = remoteErrorCode(error);
  return isTemporary(code) ? { kind: 'unanswered', casinoFails: !isNoAnswer(code) } : null;
}
