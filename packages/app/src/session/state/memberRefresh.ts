import { inOpeningOrder } from '@casino/functions/contract/rules/membership.ts';
import { NO_SAFER_GAMBLING } from '@casino/functions/contract/rules/saferGambling.ts';
import type { SaferGambling } from '@casino/functions/contract/saferGamblingSchema.ts';
import type { Notice } from '../../lib/page/notices.ts';
import { type RemoteErrorCode, temporaryCode } from '../../lib/remote/remoteError.ts';
import {
  type ChangedAddress,
  type LinkedProfile,
  loadMember,
  type MemberSources,
} from './memberLoad.ts';
import type { MemberData } from './session.ts';

/** What a quiet reload of a shown member has found. */
export type Refresh =
  | { readonly kind: 'member'; readonly data: MemberData }
  | { readonly kind: 'refused'; readonly notice: Notice }
  /** The member service has none of the records any longer. */
  | { readonly kind: 'records-gone'; readonly notice: Notice }
  /** Another device has changed the settings for safer gambling. They count at once; the member is not loaded. */
  | { readonly kind: 'settings'; readonly saferGambling: SaferGambling }
  /** Another membership, or none: everything loads as at log-in. */
  | { readonly kind: 'changed' }
  /** The request can succeed later. */
  | { readonly kind: 'unanswered'; readonly code: RemoteErrorCode };

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
  const settings = changedSettings(profile, shown);
  if (settings) return { kind: 'settings', saferGambling: settings };

  const load = await loadMember(sources, inOpeningOrder(profile), shown, isWanted);
  if (load === null) return null;
  if (load.admitted === 'after-linking') return { kind: 'records-gone', notice: load.notice };
  if (!load.admitted) {
    return unansweredOf(load.error) ?? { kind: 'refused', notice: load.notice };
  }
  const { saferGambling } = profile;
  const data = { ...load.data, ...(saferGambling && { saferGambling }) };
  const isSame = data.membership.crmId === shown.membership.crmId;
  return isSame ? { kind: 'member', data } : { kind: 'changed' };
}

/** The settings for safer gambling of a profile; null if the pages follow the same. */
export function changedSettings(profile: LinkedProfile, shown: MemberData): SaferGambling | null {
  const settings = profile.saferGambling ?? NO_SAFER_GAMBLING;
  const known = shown.saferGambling ?? NO_SAFER_GAMBLING;
  return JSON.stringify(settings) === JSON.stringify(known) ? null : settings;
}

function unansweredOf(error: unknown): Refresh | null {
  const code = temporaryCode(error);
  return code && { kind: 'unanswered', code };
}
