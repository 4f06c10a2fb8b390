import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { data } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import { event } from '../shared/events/event.fixtures.ts';
import { endsSoonFrom, toPromotions } from './toPromotions.ts';

const user = { uid: 'u', email: 'u@demo.test', emailVerified: true };
const ready: Session = { status: 'ready', user, data, source: 'network' };
const now = new Date('2026-12-12T12:00:00Z');
const promotion = { ...event, kind: 'promotion' as const };

function standingsOf(...spans: readonly (readonly [startsAt: string, endsAt: string])[]) {
  const events = spans.map(([startsAt, endsAt]) => ({ ...promotion, startsAt, endsAt }));
  const whatsOn = { status: 'ready', data: [event, ...events] } as const;
  const state = toPromotions(enGB, { session: ready, whatsOn, now });
  return state.status === 'ready' ? state.promotions.map(({ standing }) => standing) : state.status;
}

describe('§2 Promotions', () => {
  it('are on, end soon or are upcoming, and leave the list when they end', () => {
    expect(
      standingsOf(
        ['2026-12-01T06:00:00Z', '2026-12-12T12:00:00Z'],
        ['2026-12-01T06:00:00Z', '2026-12-19T12:00:00Z'],
        ['2026-12-01T06:00:00Z', '2026-12-19T12:00:01Z'],
        ['2026-12-13T06:00:00Z', '2026-12-15T06:00:00Z'],
      ),
    ).toEqual(['ends-soon', 'on', 'upcoming']);
  });

  it('end soon from seven days before their end', () => {
    const whatsOn = { status: 'ready', data: [promotion] } as const;
    expect(endsSoonFrom(whatsOn)).toEqual(['2026-12-05T23:00:00.000Z']);
    expect(endsSoonFrom({ status: 'loading' })).toEqual([]);
  });

  it('show the gambling terms that the group states', () => {
    const incentive = { productTypes: ['casino' as const], freeChoice: false, wageringTimes: 5 };
    const stated = {
      ...promotion,
      startsAt: '2026-12-01T06:00:00Z',
      endsAt: '2027-01-01T06:00:00Z',
    };
    const whatsOn = { status: 'ready', data: [{ ...stated, incentive }] } as const;
    const state = toPromotions(enGB, { session: ready, whatsOn, now });
    expect(state).toMatchObject({ promotions: [{ incentive }] });
  });

  it('name the language of their texts', () => {
    const chinese = { ...promotion, endsAt: '2027-01-01T06:00:00Z', locale: 'zh-Hans' as const };
    const whatsOn = { status: 'ready', data: [chinese] } as const;
    const state = toPromotions(enGB, { session: ready, whatsOn, now });
    expect(state).toMatchObject({ promotions: [{ locale: 'zh-Hans' }] });
  });

  it('can be empty', () => expect(standingsOf()).toBe('empty'));

  it('§4 are empty without a casino', () => {
    const session: Session = { ...ready, data: { ...data, venue: null } };
    const state = toPromotions(enGB, { session, whatsOn: { status: 'loading' }, now });
    expect(state).toEqual({ status: 'no-venue' });
  });
});
