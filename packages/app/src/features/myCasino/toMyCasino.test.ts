import { type OpeningSchedule, WEEKDAYS } from '@casino/functions/contract/schemas.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data, venue } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { eventOn } from '../shared/events/event.fixtures.ts';
import { toMyCasino } from './toMyCasino.ts';

const user = { uid: 'u', email: 'u@demo.test', emailVerified: true };
const now = new Date('2026-11-21T20:00:00Z');
const loading = { status: 'loading' } as const;
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
      loading,
      now,
    );
    expect(state).toMatchObject({
      status: 'ready',
      venue: { name: 'Harbour', emblem: 'harbour', rules: ['One.', 'Two.', '<b>Three</b>'] },
    });
  });

  it('names the language of its texts', () => {
    const state = toMyCasino(enGB, ready({ locale: 'zh-Hans' }), loading, now);
    expect(state).toMatchObject({ venue: { locale: 'zh-Hans' } });
  });

  it('says until when the casino is open, and knows the light outside', () => {
    const openingSchedule = {
      weekly: [{ days: [...WEEKDAYS], opens: '12:00', closes: '06:00' }],
      closedOn: [],
    };
    expect(toMyCasino(enGB, ready({ openingSchedule }), loading, now)).toMatchObject({
      venue: { opening: { status: 'open', until: '06:00' }, sky: 'night' },
    });
  });

  it('has the event of the evening once the events are loaded', () => {
    const supper = eventOn('supper', '2026-11-21T21:00:00Z', '2026-11-21T23:00:00Z');
    const whatsOn = { status: 'ready', data: [supper] } as const;
    expect(toMyCasino(enGB, ready({}), whatsOn, now)).toMatchObject({
      venue: { tonight: { title: 'supper', hasBegun: false } },
    });
    expect(toMyCasino(enGB, ready({}), loading, now)).toMatchObject({
      venue: { tonight: null },
    });
  });

  it('has the hours of the kitchen if the venue states them', () => {
    const kitchenSchedule: OpeningSchedule = {
      weekly: [{ days: ['saturday'], opens: '17:00', closes: '23:00' }],
      closedOn: [],
    };
    expect(toMyCasino(enGB, ready({ kitchenSchedule }), loading, now)).toMatchObject({
      venue: { kitchenUntil: '23:00' },
    });
    expect(toMyCasino(enGB, ready({}), loading, now)).toMatchObject({
      venue: { kitchenUntil: null },
    });
  });

  it('§4 has no venue for a member without a casino', () => {
    const session = { ...ready({}), data: { ...data, venue: null } } as Session;
    expect(toMyCasino(enGB, session, loading, now)).toEqual({ status: 'no-venue' });
  });

  it('is not saved on the device offline without a copy', () => {
    expect(toMyCasino(enGB, { status: 'offline', user }, loading, now)).toEqual({
      status: 'unsaved',
    });
  });
});
