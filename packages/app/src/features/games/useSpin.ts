import type { CallReply } from '@casino/functions/contract/catalogue/callableTypes.ts';
import { isOptedIn } from '@casino/functions/contract/promotions/gameRules.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useFormatters, useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { wheelMotion } from '@casino/ui/tokens/wheel.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { attempt } from '../../lib/calls/api.ts';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { serverClock } from '../../lib/time/serverClock.ts';
import { notices, session } from '../../session/current/appSession.ts';
import { type LoadedMember, useMember } from '../../session/current/useSession.ts';
import { loadGameDocuments } from '../shared/games/loadGameDocuments.ts';
import type { OwnGames } from '../shared/games/toListedGames.ts';
import { useUpdateOwnGames } from '../shared/games/useOwnGames.ts';
import { useVouchers } from '../shared/offers/useVouchers.ts';
import {
  outcomeOf,
  type PendingSpin,
  pendingSpin,
  type SpinOutcome,
  type SpinTurn,
} from './spinTurn.ts';
import { readGameRecord, type useGameRecord, type useWheel } from './useGame.ts';

const IDLE: SpinTurn = { kind: 'idle', failed: false };

/** How long the ticket of a win moves at most after the wheel has stopped, in milliseconds. */
const DEAL_MS = 2 * wheelMotion.deal.duration;

/** The member's turn in a game, and the actions of its page. */
export interface Spin {
  readonly turn: SpinTurn;
  /** A spin of this device with a result that the member has not seen yet. */
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
  record: ReturnType<typeof useGameRecord>,
  wheel: ReturnType<typeof useWheel>,
): Spin {
  const words = useMessages().games.spin;
  const { from } = useFormatters();
  const member = useMember();
  const online = useOnline();
  const updateOwnGames = useUpdateOwnGames();
  const vouchers = useVouchers();
  const [turn, setTurn] = useState<SpinTurn>(IDLE);
  const copy = `spin-1.${gameId}` as const;
  const pending = useStored(() =>
    member ? deviceStorage.readCopy<PendingSpin>(member.uid, copy) : null,
  );

  /** Loads again what a spin changes on the page of the game: the plays and the wheel. */
  const reloadGame = () => {
    record.retry();
    wheel.retry();
  };

  /** Reads from the document store whether a spin without a reply was played. */
  const settle = async (uid: string, requestId: string) => {
    try {
      const { lastPlay } = await readGameRecord(uid, gameId);
      if (lastPlay?.requestId === requestId) {
        setTurn({ kind: 'spinning', outcome: lastPlay });
        return;
      }
      notices.show({ kind: 'error', error: 'spin-the-wheel' });
      setTurn({ kind: 'idle', failed: true });
      record.retry();
    } catch {
      setTurn({ kind: 'unsettled', busy: false });
    }
  };

  /** Shows the result of a reply, or the reason of a refusal. The document store has the play of this login. */
  const answered = ({ uid }: LoadedMember, reply: CallReply<'promotions-spinTheWheel'>) => {
    if (!reply.success) {
      session.storeCopy(uid, copy, null);
      setTurn({ kind: 'refused', error: reply.error, day: venueDay(serverClock.now()) });
      reloadGame();
      vouchers.retry();
      return;
    }
    const prizes = wheel.status === 'ready' ? wheel.data.prizes : [];
    const outcome = outcomeOf(reply, prizes, venueDay(serverClock.now()));
    if (outcome) {
      setTurn({ kind: 'spinning', outcome });
      return;
    }
    notices.show({ kind: 'error', error: 'parse-result' });
    setTurn(IDLE);
    record.retry();
  };

  const spin = async () => {
    if (!member) return;
    const spun = pendingSpin(pending, venueDay(serverClock.now()), () => crypto.randomUUID());
    session.storeCopy(member.uid, copy, spun);
    setTurn({ kind: 'spinning', outcome: null });
    try {
      answered(member, await callSpin(member, gameId, spun.requestId));
    } catch {
      await settle(member.uid, spun.requestId);
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
      if (game && isOptedIn(game, held, serverClock.now())) {
        tellOptedIn(game);
        setTurn(IDLE);
        record.retry();
        return;
      }
      await addOptIn(member.uid, entry);
      updateOwnGames((own) => ({ ...own, optIns: [...own.optIns, entry] }));
      setTurn({ kind: 'opted-in', optIn: entry });
      record.retry();
    } catch {
      notices.show({ kind: 'error', error: 'opt-in' });
      setTurn(IDLE);
    }
  };

  const check = () => {
    if (turn.kind !== 'unsettled' || turn.busy || !member || !pending) return;
    setTurn({ kind: 'unsettled', busy: true });
    void settle(member.uid, pending.requestId);
  };

  // The page shows this result now, so the next visit shows it as already played.
  const found = foundResult(turn, pending, record, wheel);
  useEffect(() => {
    if (found === null || !member) return;
    session.storeCopy(member.uid, copy, null);
    updateOwnGames((own) => withPlay(own, gameId, found));
    setTurn({ kind: 'shown', outcome: found });
  }, [found, member, copy, gameId, updateOwnGames]);

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
      if (turn.kind !== 'spinning' || turn.outcome === null || !member) return;
      session.storeCopy(member.uid, copy, null);
      const { outcome } = turn;
      updateOwnGames((own) => withPlay(own, gameId, outcome));
      setTurn({ kind: 'shown', outcome });
      vouchers.retry();
      // The page shows the result already. The replies would render it again while the ticket moves.
      setTimeout(reloadGame, DEAL_MS);
    },
  };
}

/** Returns the result of a spin of this device that the member has not seen, or null. */
function foundResult(
  turn: SpinTurn,
  pending: PendingSpin | null,
  record: ReturnType<typeof useGameRecord>,
  wheel: ReturnType<typeof useWheel>,
): SpinOutcome | null {
  if (turn.kind !== 'idle' || pending === null) return null;
  if (record.status !== 'ready' || wheel.status !== 'ready') return null;
  const { lastPlay } = record.data;
  return lastPlay?.requestId === pending.requestId ? lastPlay : null;
}

/** A day has one play of a game, so a play that is known already is replaced. */
function withPlay(own: OwnGames, gameId: string, { day, win }: SpinOutcome): OwnGames {
  const others = own.plays.filter((play) => play.gameId !== gameId || play.day !== day);
  return { ...own, plays: [{ gameId, day, win }, ...others] };
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
