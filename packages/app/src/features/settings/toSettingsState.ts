import type { SettingsWaiting } from '@casino/ui/screens/Settings/Settings.types.ts';
import type { MemberData, Session } from '../../session/state/session.ts';

/**
 * Returns the state of a page of settings, with the result of `toReady` once the member is loaded. Before that
 * the page shows no boxes: they could not be saved, and an empty box would look like an answer.
 */
export function toSettingsState<Ready>(
  session: Session,
  toReady: (data: MemberData) => Ready,
): SettingsWaiting | (Ready & { readonly status: 'ready' }) {
  if (session.status === 'offline') return { status: 'unsaved' };
  if (session.status !== 'ready') return { status: 'loading' };
  return { ...toReady(session.data), status: 'ready' };
}
