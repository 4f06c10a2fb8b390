import type { CallReply } from '@casino/functions/contract/catalogue/callableTypes.ts';
import { isOptedIn } from '@casino/functions/contract/promotions/gameRules.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useFormatters, useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { wheelMotion } from '@casino/ui/tokens/wheel.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { attempt } from '../../lib/calls/api.ts';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { serverClock } from '../../lib/time/serverClock.ts';
import { notices } from '../../session/current/appSession.ts';
import { type LoadedMember, useMember } from '../../session/current/useSession.ts';
import { loadGameDocuments, type PendingSpin, type StoredGames } from '../shared/games/ownGames.ts';
import { useVouchers } from '../shared/offers/useVouchers.ts';
import { playInReply, type SpinTurn } from './toSpinTheWheelState.ts';
import { useOwnTurns } from './useOwnTurns.ts';
import type { Wheel } from './useWheel.ts';

const IDLE: SpinTurn = { kind: 'idle', failed: false };

/** How long the ticket of a win moves at most after the wheel has stopped, in milliseconds. */
const DEAL_MS = 2 * wheelMotion.deal.duration;

/** The member's turn in a game, and the actions of its page. */
export interface Spin {
  readonly turn: SpinTurn;
  readonly pending: PendingSpin | null;
  readonly optIn: () => void;
  readonly spin: () => void;
  /** Reads the result of a spin without a reply. */
  readonly check: () => void;
  /** Reports that the wheel has stopped. */
  readonly rest: () => void;
}

/**
 * Opts in, spins, and finds the result of a spin without a reply. The device stores the request id of a spin until the
 * member has seen the result. So a spin survives a closed tab or a lost connection: the server replies to the same id
 * with the same result. Sections 4 and 8.
 */
export function useSpin(
  gameId: string,
  game: Game | null,
  own: RemoteQuery<StoredGames>,
  wheel: RemoteQuery<Wheel>,
): Spin {
  const words = useMessages().games.spin;
  const { from } = useFormatters();
  const member = useMember();
  const online = useOnline();
  const vouchers = useVouchers();
  const [turn, setTurn] = useState<SpinTurn>(IDLE);
  const { pending, ...turns } = useOwnTurns(gameId);

  /** Loads again what a spin changes on the page of the game: the plays and the wheel. */
  const reloadGame = () => {
    own.retry();
    wheel.retry();
  };

  /** The page of a spin without a reply. A result that is shown already stays. */
  const move = (next: SpinTurn) => setTurn((now) => (now.kind === 'shown' ? now : next));

  /** Reads from the document store whether a spin without a reply was played. */
  const settle = async (uid: string, requestId: string) => {
    try {
      const { readLastPlay } = await loadGameDocuments();
      const lastPlay = await readLastPlay(uid, gameId);
      if (lastPlay?.requestId === requestId) {
        turns.addPlay(lastPlay);
        move({ kind: 'spinning', requestId });
        return;
      }
      notices.show({ kind: 'error', error: 'spin-the-wheel' });
      move({ kind: 'idle', failed: true });
      own.retry();
    } catch {
      move({ kind: 'unsettled', requestId, busy: false });
    }
  };

  /** Shows the result of a reply, or the reason of a refusal. The document store has the play of this login. */
  const answered = (requestId: string, reply: CallReply<'promotions-spinTheWheel'>) => {
    const day = venueDay(serverClock.now());
    if (!reply.success) {
      turns.endSpin();
      setTurn({ kind: 'refused', error: reply.error, day });
      reloadGame();
      vouchers.retry();
      return;
    }
    const prizes = wheel.status === 'ready' ? wheel.data.prizes : [];
    const play = playInReply(reply, { gameId, requestId, day }, prizes);
    if (play) {
      turns.addPlay(play);
      return;
    }
    notices.show({ kind: 'error', error: 'parse-result' });
    setTurn(IDLE);
    own.retry();
  };

  const spin = async () => {
    if (!member) return;
    const day = venueDay(serverClock.now());
    const { requestId } = pending?.day === day ? pending : { requestId: crypto.randomUUID() };
    turns.beginSpin({ requestId, day });
    setTurn({ kind: 'spinning', requestId });
    try {
      answered(requestId, await callSpin(member, gameId, requestId));
    } catch {
      await settle(member.uid, requestId);
    }
  };

  /** The member has opted in in another tab. Section 8: already opted in, with the date to return. */
  const tellOptedIn = ({ GameStart }: Game) => {
    if (serverClock.now() >= new Date(GameStart)) return;
    notices.show({ kind: 'failure', text: words.alreadyOptedIn(from(GameStart)) });
  };

  const optIn = async () => {
    if (!member) return;
    setTurn({ kind: 'opting-in' });
    const entry = { gameId, timestamp: serverClock.now().toISOString() };
    try {
      const { addOptIn, readOptIns } = await loadGameDocuments();
      const held = (await readOptIns(member.uid)) ?? [];
      if (game && isOptedIn(game, held, serverClock.now())) tellOptedIn(game);
      else {
        await addOptIn(member.uid, entry);
        turns.addOptIn(entry);
      }
      own.retry();
    } catch {
      notices.show({ kind: 'error', error: 'opt-in' });
    }
    setTurn(IDLE);
  };

  const check = () => {
    if (turn.kind !== 'unsettled' || turn.busy || !member) return;
    setTurn({ ...turn, busy: true });
    void settle(member.uid, turn.requestId);
  };

  const isPlayed = (requestId: string) =>
    own.status === 'ready' && own.data.plays.some((play) => play.requestId === requestId);

  // The page shows this result now, so the next visit shows it as already played.
  const isFound =
    turn.kind === 'idle' &&
    pending !== null &&
    wheel.status === 'ready' &&
    isPlayed(pending.requestId);
  const showFound = useEffectEvent(() => {
    turns.endSpin();
    setTurn({ kind: 'shown' });
  });
  useEffect(() => {
    if (isFound) showFound();
  }, [isFound]);

  const checkNow = useEffectEvent(check);
  useEffect(() => {
    if (online) checkNow();
  }, [online]);

  return {
    turn,
    pending,
    optIn: () => void optIn(),
    spin: () => void spin(),
    check,
    rest: () => {
      if (turn.kind !== 'spinning' || !isPlayed(turn.requestId)) return;
      turns.endSpin();
      setTurn({ kind: 'shown' });
      vouchers.retry();
      // The page shows the result already. The replies would render it again while the ticket moves.
      setTimeout(reloadGame, DEAL_MS);
    },
  };
}

async function callSpin(
  { membership, member, venue }: LoadedMember,
  gameId: string,
  requestId: string,
) {
  return attempt('promotions-spinTheWheel', {
    location: membership.location,
    gameId,
    homeCasinoName: venue?.pagetitle ?? String(membership.location),
    membershipName: member.membership_type_Name,
    requestId,
  });
}
