import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, venue } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { toMyCasino } from './toMyCasino.ts';

const user = { uid: 'u', email: 'u@demo.test', emailVerified: true };
const ready = (changes: Partial<typeof venue>): Session => ({
  status: 'ready',
  user,
  data: { ...data, venue: { ...venue, ...changes } },
  source: 'network',
});

describe('§2 My Casino', () => {
  it('splits the rules into lines', () => {
    const state = toMyCasino(enGB, ready({ RulesOfCasino: 'One.\n\n  Two. \r\n<b>Three</b>' }));
    expect(state).toMatchObject({
      status: 'ready',
      venue: { name: 'Harbour', emblem: 'harbour', rules: ['One.', 'Two.', '<b>Three</b>'] },
    });
  });

  it('§4 has no venue for a member without a casino', () => {
    const session = { ...ready({}), data: { ...data, venue: null } } as Session;
    expect(toMyCasino(enGB, session)).toEqual({ status: 'no-venue' });
  });

  it('is not saved on the device offline without a copy', () => {
    expect(toMyCasino(enGB, { status: 'offline', user })).toEqual({ status: 'unsaved' });
  });
});
