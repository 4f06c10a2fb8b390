import { describe, expect, it } from 'vitest';
import { data, membership, user } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { toSettingsState } from './toSettingsState.ts';

const nameOf = (session: Session) =>
  toSettingsState(session, ({ member }) => ({ name: member.first_name }));

describe('§2 settings', () => {
  it.each<Session>([
    { status: 'starting', presumed: 'signed-in' },
    { status: 'loading-profile', user },
    { status: 'loading-member', user, memberships: [membership] },
    { status: 'leaving', user },
  ])('are loading while the session is $status', (session) => {
    expect(nameOf(session)).toEqual({ status: 'loading' });
  });

  it('are not saved on the device without a copy of the member', () => {
    expect(nameOf({ status: 'offline', user })).toEqual({ status: 'unsaved' });
  });

  it.each(['network', 'device'] as const)('are ready with the member from the %s', (source) => {
    expect(nameOf({ status: 'ready', user, data, source })).toEqual({
      status: 'ready',
      name: 'Demo',
    });
  });
});
