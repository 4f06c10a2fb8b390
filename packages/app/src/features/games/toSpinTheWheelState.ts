import type { CallReply } from '@casino/functions/contract/catalogue/callableTypes.ts';
import {
  gameEndsAt,
  gameStanding,
  type OptIn,
} from '@casino/functions/contract/promotions/gameRules.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import type { SpinRefusal } from '@casino/functions/contract/promotions/spinTheWheel.ts';
import { toTier } from '@casino/functions/contract/rules/membership.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  SpinStage,
  SpinTheWheelState,
} from '@casino/ui/screens/SpinTheWheel/SpinTheWheel.types.ts';
import { failedState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { pathTo } from '../../pages/paths.ts';
import type { Session } from '../../session/state/session.ts';
import type { OwnGames, PendingSpin, PlayResult } from '../shared/games/ownGames.ts';
import type { DrawnPrize } from './drawnPrizes.ts';
import type { Wheel } from './useWheel.ts';

/** The page warns if the device's clock is off by more than this, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1_000;

/** The member's current step on the page. The loaded data decides everything else. */
export type SpinTurn =
  /** `failed`: the last spin failed and does not count. */
  | { readonly kind: 'idle'; readonly failed: boolean }
  | { readonly kind: 'opting-in' }
  /** The wheel turns. It stops when the member's games have the play of this request. */
  | { readonly kind: 'spinning'; readonly requestId: string }
  /** The wheel has stopped. The page shows the result as new until it closes. */
  | { readonly kind: 'shown' }
  /** The server refused the spin on this day, `yyyy-mm-dd`. */
  | { readonly kind: 'refused'; readonly error: SpinRefusal; readonly day: string }
  /** The reply was lost; `busy` while the page fetches the result. */
  | { readonly kind: 'unsettled'; readonly requestId: string; readonly busy: boolean };

type FullReply = Extract<CallReply<'promotions-spinTheWheel'>, { readonly success: true }>;

/** A reply of the contract, or one with only the fields of section 7. */
type SpinReply = Pick<FullReply, 'success' | 'prize'> & Partial<FullReply>;

/**
 * Returns the play in a reply; null if the wheel has no such prize. A reply with only the fields of section 7 takes the
 * rest from the request and the wheel on the page.
 */
export function playInReply(
  { success: _, ...result }: SpinReply,
  request: Pick<PlayResult, 'gameId' | 'requestId' | 'day'>,
  prizes: readonly DrawnPrize[],
): PlayResult | null {
  const shown = prizes.find(({ number }) => number === result.prize);
  if (!shown) return null;
  const { name: prizeName, win, locale } = shown;
  return { ...request, prizeName, ...(locale && { locale }), win, voucherId: null, ...result };
}

/** The data that the page of a game depends on. */
export interface SpinFacts {
  readonly session: Session;
  readonly gameId: string;
  readonly own: Remote<OwnGames>;
  readonly wheel: Remote<Wheel>;
  readonly turn: SpinTurn;
  readonly pending: PendingSpin | null;
  readonly online: boolean;
  /** The server's time. */
  readonly now: Date;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly aheadMs: number;
}

/** Returns the game in the address, or null if it is unknown or the member is not loaded. */
export function findGame(session: Session, gameId: string): Game | null {
  if (session.status !== 'ready') return null;
  return session.data.games.find(({ id }) => id === gameId) ?? null;
}

/** Returns the state of the wheel's page, by the server's clock and not the device's. Specification section 4. */
export function toSpinTheWheelState(messages: Messages, facts: SpinFacts): SpinTheWheelState {
  const { session, gameId, own, wheel, now, aheadMs } = facts;
  if (session.status === 'offline') return failedState(messages, 'no-response');
  if (session.status !== 'ready') return { status: 'loading' };
  const game = findGame(session, gameId);
  if (game === null) return { status: 'not-found' };
  if (own.status === 'error') return failedState(messages, own.code);
  if (wheel.status === 'error') return failedState(messages, wheel.code);
  if (own.status === 'loading' || wheel.status === 'loading') return { status: 'loading' };

  const { prizes, commitment, prizeListVersion } = wheel.data;
  return {
    status: 'ready',
    game: { ...game, endsAt: gameEndsAt(game).toISOString() },
    tier: toTier(session.data.member.membership_type_id),
    stage:
      facts.turn.kind === 'refused' && own.isValidating
        ? { kind: 'spinning', prize: null }
        : toStage(game, own.data, facts),
    prizes,
    commitment,
    prizeListVersion,
    seed: `${gameId} ${session.user.uid} ${venueDay(now)}`,
    casinoClock: Math.abs(aheadMs) > CLOCK_TOLERANCE_MS ? now.toISOString() : null,
  };
}

function toStage(
  game: Game,
  { optIns, plays }: OwnGames,
  { turn, pending, online, now }: SpinFacts,
): SpinStage {
  if (turn.kind === 'spinning') {
    const spun = plays.find(({ requestId }) => requestId === turn.requestId);
    return { kind: 'spinning', prize: spun?.prize ?? null };
  }
  const play = plays.find(({ gameId }) => gameId === game.id) ?? null;
  const standing = gameStanding(game, optIns, play, now);
  const refusal = turn.kind === 'refused' && turn.day === venueDay(now) ? turn.error : null;
  if (standing.stage === 'played' && play) {
    const unseen = turn.kind === 'shown' || play.requestId === pending?.requestId;
    return toResult(play, unseen, standing.returnOn);
  }
  if (refusal !== null) {
    const stage = toRefused(game, optIns, refusal, now);
    if (stage) return stage;
  }
  if (turn.kind === 'unsettled') return { kind: 'unsettled', busy: turn.busy };
  switch (standing.stage) {
    case 'not-started':
      return { kind: 'not-started', optInFrom: standing.optInFrom };
    case 'opt-in':
      return online
        ? { kind: 'opt-in', until: standing.until, busy: turn.kind === 'opting-in' }
        : { kind: 'offline' };
    case 'waiting':
      return { kind: 'waiting', playFrom: standing.playFrom };
    case 'ready':
      return online
        ? { kind: 'ready', failed: turn.kind === 'idle' && turn.failed }
        : { kind: 'offline' };
    case 'opt-in-closed':
      return { kind: 'opt-in-closed' };
    default:
      return { kind: 'ended' };
  }
}

/** The stage of a refused spin without a play of this login; null if the loaded data says why. */
function toRefused(
  game: Game,
  optIns: readonly OptIn[],
  refusal: SpinRefusal,
  now: Date,
): SpinStage | null {
  switch (refusal) {
    case 'already-won':
    case 'already-lost': {
      const win = refusal === 'already-won';
      const standing = gameStanding(game, optIns, { day: venueDay(now), win }, now);
      return standing.stage === 'played'
        ? { kind: 'played-elsewhere', win, nextOn: standing.returnOn }
        : null;
    }
    case 'not-started':
      return { kind: 'waiting', playFrom: game.GameStart };
    case 'ended':
      return { kind: 'ended' };
    case 'not-opted-in':
      return null;
  }
}

function toResult(play: PlayResult, unseen: boolean, nextOn: string | null): SpinStage {
  const { voucherId } = play;
  const result = { ...play, nextOn };
  if (!play.win) return { kind: unseen ? 'lost' : 'played-lost', ...result };
  const voucherHref = voucherId === null ? null : pathTo('offer', { id: voucherId });
  return { kind: unseen ? 'won' : 'played-won', voucherHref, ...result };
}
