import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, user } from '../../session/state/session.fixtures.ts';
import { toProfile } from './toProfile.ts';

const sources = {
  change: { status: 'none' },
  casinos: [],
  choice: { status: 'none' },
  online: true,
} as const;
const ready = { status: 'ready', user, data, source: 'network' } as const;

describe('§2 profile', () => {
  it('shows the member, their contact data and their membership', () => {
    expect(toProfile(enGB, ready, sources)).toEqual({
      status: 'ready',
      member: {
        name: 'Demo Jack',
        email: 'jack@demo.test',
        mobile: '',
        membershipNumber: '100049',
        tier: 'jack',
        homeCasino: 'Harbour',
      },
      change: { status: 'none' },
      casinos: [],
      choice: { status: 'none' },
      editable: true,
    });
  });

  it('works without a casino', () => {
    const session = { ...ready, data: { ...data, venue: null } };
    expect(toProfile(enGB, session, sources)).toMatchObject({ member: { homeCasino: null } });
  });

  it('is read-only offline', () => {
    expect(
      toProfile(enGB, { ...ready, source: 'device' }, { ...sources, online: false }),
    ).toMatchObject({
      status: 'ready',
      editable: false,
    });
    expect(toProfile(enGB, { status: 'offline', user }, { ...sources, online: false })).toEqual({
      status: 'unsaved',
    });
  });

  it('is read-only while the saved copy is checked', () => {
    const recognised = { status: 'recognised', user, data, confirming: 'profile' } as const;
    expect(toProfile(enGB, recognised, sources)).toMatchObject({
      status: 'ready',
      editable: false,
    });
  });

  it('is loading until the member is loaded', () => {
    expect(toProfile(enGB, { status: 'loading-profile', user }, sources)).toEqual({
      status: 'loading',
    });
  });
});
