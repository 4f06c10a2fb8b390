import { sevenPrizes } from '../../components/PrizeWheel/wheel.fixtures.ts';
import type { SpinPrize, SpinStage, SpinTheWheelState } from './SpinTheWheel.types.ts';

const LEFT = [2, 31, 108, 376, 541, 798, null];

const slotsPlay = { productTypes: ['casino'], freeChoice: false, wageringTimes: 0 } as const;

export const prizesToday: readonly SpinPrize[] = sevenPrizes.map((prize, index) => ({
  ...prize,
  left: LEFT[index] ?? null,
  ...(prize.icon === 'chip' && { incentive: slotsPlay }),
}));

/** Late in the day: the rarest prizes are gone. */
export const prizesLate: readonly SpinPrize[] = prizesToday.map((prize) =>
  prize.number <= 2 ? { ...prize, left: 0 } : prize,
);

/** The prizes of today, two of which have these wagering requirements. */
export const withTerms = (third: number, fourth: number): readonly SpinPrize[] =>
  prizesToday.map((prize) => {
    if (prize.number !== 3 && prize.number !== 4) return prize;
    const wageringTimes = prize.number === 3 ? third : fourth;
    return { ...prize, incentive: { productTypes: ['casino'], freeChoice: false, wageringTimes } };
  });

type Ready = Extract<SpinTheWheelState, { status: 'ready' }>;

/** The loaded state at a stage, on 21 November 2026. */
export function atStage(stage: SpinStage, changes: Partial<Ready> = {}): Ready {
  return {
    status: 'ready',
    game: {
      name: 'The Winter Wheel',
      endsAt: '2026-12-06T00:00:00Z',
    },
    tier: 'jack',
    stage,
    prizes: prizesToday,
    commitment: '7d1a54127b222502f5b79b5fb0803061152a44f92b37e23c6527baf665d4da9a',
    prizeListVersion: '9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a',
    seed: 'winter-wheel 2026-11-21',
    casinoClock: null,
    ...changes,
  };
}

const next = { nextOn: '2026-11-22' } as const;
const cocktail = { prize: 5, prizeName: 'A cocktail on us', ...next };
const nothing = { prize: 7, prizeName: 'No prize today', ...next };

/** One value of each stage. */
export const stages = {
  notStarted: { kind: 'not-started', optInFrom: '2026-11-28T00:00:00Z' },
  optIn: { kind: 'opt-in', until: '2026-12-03T00:00:00Z', busy: false },
  optingIn: { kind: 'opt-in', until: '2026-12-03T00:00:00Z', busy: true },
  optInClosed: { kind: 'opt-in-closed' },
  waiting: { kind: 'waiting', playFrom: '2026-11-24T00:00:00Z' },
  ready: { kind: 'ready', failed: false },
  notUsed: { kind: 'ready', failed: true },
  turning: { kind: 'spinning', prize: null },
  settling: { kind: 'spinning', prize: 5 },
  won: { kind: 'won', voucherHref: '/offers/spin-1', ...cocktail },
  lost: { kind: 'lost', ...nothing },
  playedWon: { kind: 'played-won', voucherHref: '/offers/spin-1', ...cocktail },
  playedLost: { kind: 'played-lost', ...nothing },
  wonElsewhere: { kind: 'played-elsewhere', win: true, ...next },
  lostElsewhere: { kind: 'played-elsewhere', win: false, ...next },
  lastDay: { kind: 'played-lost', ...nothing, nextOn: null },
  ended: { kind: 'ended' },
  offline: { kind: 'offline' },
  unsettled: { kind: 'unsettled', busy: false },
  looking: { kind: 'unsettled', busy: true },
} as const satisfies Readonly<Record<string, SpinStage>>;
