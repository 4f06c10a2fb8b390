import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, venue } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { toMyCasino } from './toMyCasino.ts';

const user = { uid: 'u', email: 'u@demo.test', emailVerified: true };
const now = new Date('2026-11-21T20:00:00Z');
const ready = (changes: Partial<typeof venue>): Session => ({
  status: 'ready',
  user,
  data: { ...data, venue: { ...venue, ...changes } },
  source: 'network',
});

describe('§2 My Casino', () => {
  it('splits the rules into lines', () => {
    const state = toMyCasino(
      enGB,
      ready({ RulesOfCasino: 'One.\n\n  Two. \r\n<b>Three</b>' }),
      now,
    );
    expect(state).toMatchObject({
      status: 'ready',
      venue: { name: 'Harbour', emblem: 'harbour', rules: ['One.', 'Two.', '<b>Three</b>'] },
    });
  });

  it('says until when the casino is open, and knows the light outside', () => {
    const everyDay = [
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ] as const;
    const openingSchedule = {
      weekly: [{ days: [...everyDay], opens: '12:00', closes: '06:00' }],
      closedOn: [],
    };
    expect(toMyCasino(enGB, ready({ openingSchedule }), now)).toMatchObject({
      venue: { opening: { status: 'open', until: '06:00' }, sky: 'night' },
    });
  });

  it('§4 has no venue for a member without a casino', () => {
    const session = { ...ready({}), data: { ...data, venue: null } } as Session;
    expect(toMyCasino(enGB, session, now)).toEqual({ status: 'no-venue' });
  });

  it('is not saved on the device offline without a copy', () => {
    expect(toMyCasino(enGB, { status: 'offline', user }, now)).toEqual({ status: 'unsaved' });
  });
});
