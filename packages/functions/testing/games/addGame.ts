import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import { NO_GAMBLING } from '../../local/seed/incentives.ts';
import type { Addresses } from '../../local/settings/addresses.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { GameTimes } from '../../src/contract/promotions/gameRules.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { startOfVenueDay, venueDay } from '../../src/contract/rules/venueDay.ts';
import type { GamePrize } from '../../src/domain/ports/contentService.ts';

let games = 0;

/** A prize of a test game. A prize that wins gives a voucher. */
export interface AddedPrize {
  readonly name: string;
  readonly win: boolean;
  readonly weight?: number;
  /** Null, the default, for unlimited stock. */
  readonly stock?: number | null;
  /** The language of its texts; absent for that of the group. */
  readonly locale?: Language;
  /** True for a voucher that does not state its incentive, as Firestore may have it. */
  readonly isUnstated?: boolean;
}

/** A test game. `optIn` and `play` are in days from now; its last day of play is whole. */
export interface GameOptions {
  readonly name?: string;
  readonly optIn?: readonly [from: number, until: number];
  readonly play?: readonly [from: number, until: number];
  readonly prizes: readonly AddedPrize[];
}

/** Adds a game to a running local backend. By default, it can be played now. */
export async function addGame(
  { firestore }: Pick<Addresses, 'firestore'>,
  { name = 'The Test Wheel', optIn = [-2, 2], play = [-2, 2], prizes }: GameOptions,
): Promise<GameTimes & { readonly name: string }> {
  games += 1;
  const id = `fresh-${process.pid}-${Date.now()}-${games}`;
  const inDays = (days: number) => inUtc(new Date()).add(days, 'day').toDate();
  const times = {
    OptinStart: inDays(optIn[0]),
    OptinEnd: inDays(optIn[1]),
    GameStart: inDays(play[0]),
    GameEnd: startOfVenueDay(venueDay(inDays(play[1]))),
  };
  await new FirestoreRest(firestore, PROJECT_ID).commit([
    { path: `gameDefinitions/${id}`, fields: { id, name, ...times } },
    { path: `gamePrizes/${id}`, fields: { gameId: id, prizes: prizes.map(toPrize) } },
  ]);
  const iso = Object.entries(times).map(([key, date]) => [key, date.toISOString()]);
  return { id, name, ...(Object.fromEntries(iso) as Record<keyof typeof times, string>) };
}

function toPrize(
  { name, win, weight = 1, stock = null, locale, isUnstated = false }: AddedPrize,
  index: number,
): GamePrize {
  return {
    number: index + 1,
    name,
    ...(locale && { locale }),
    weight,
    stock,
    voucher: win
      ? {
          title: name,
          summary: 'A prize of a test.',
          category: 'drinks',
          terms: 'For the member who won it, aged 18 or over, once only.',
          ...(!isUnstated && { incentive: NO_GAMBLING }),
          howToRedeem: ['Show the code at the bar.'],
          valuePence: null,
          codePrefix: 'TEST',
          validDays: 30,
        }
      : null,
  };
}
