import type { SettingsWaiting } from '@casino/ui';
import type { MemberData, Session } from '../../session/session.ts';

/**
 * The state of a page of settings: what `toReady` makes of the member, once they are here. Before that
 * nothing could be kept, and an empty box would pass for an answer.
 */
export function toSettingsState<Ready>(
  session: Session,
  toReady: (data: MemberData) => Ready,
): SettingsWaiting | (Ready & { readonly status: 'ready' }) {
  if (session.status === 'offline') return { status: 'offline' };
  if (session.status !== 'ready') return { status: 'loading' };
  return { ...toReady(session.data), status: 'ready' };
}
