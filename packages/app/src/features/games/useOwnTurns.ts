import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import { useSWRConfig } from 'swr';
import { useStored } from '../../lib/device/useStored.ts';
import { useUid } from '../../session/current/useSession.ts';
import type { Loaded } from '../../session/memberData/memberCache.ts';
import {
  OWN_GAMES,
  type PendingSpin,
  type PlayResult,
  readOwnGames,
  type StoredGames,
} from '../shared/games/ownGames.ts';

/** What the member does in a game. The loaded documents and the copy show it without another request. */
interface OwnTurns {
  /** The spin of this device with a result that the member has not seen. */
  readonly pending: PendingSpin | null;
  readonly addOptIn: (optIn: OptIn) => void;
  readonly addPlay: (play: PlayResult) => void;
  /** Stores a spin on this device until the member has seen its result, so that it survives a closed tab. */
  readonly beginSpin: (spin: PendingSpin) => void;
  readonly endSpin: () => void;
}

/** Writes what the member does in a game into their games: the documents and the spin under way. */
export function useOwnTurns(gameId: string): OwnTurns {
  const uid = useUid();
  const { mutate } = useSWRConfig();
  const pending = useStored(() =>
    uid === null ? null : (readOwnGames(uid)?.spins[gameId] ?? null),
  );
  const change = (body: (games: StoredGames) => StoredGames) => {
    // Another tab can have begun or ended a spin: the device knows.
    const spins = uid === null ? undefined : readOwnGames(uid)?.spins;
    // Rejects after log-out, which removes the member's cache.
    mutate<Loaded<StoredGames>>(
      [OWN_GAMES],
      (own) => own && { ...own, value: body({ ...own.value, ...(spins && { spins }) }) },
      { revalidate: false },
    ).catch(() => {});
  };
  return {
    pending,
    addOptIn: (optIn) => change((games) => ({ ...games, optIns: [...games.optIns, optIn] })),
    addPlay: (play) => change((games) => ({ ...games, plays: withPlay(games.plays, play) })),
    beginSpin: (spin) =>
      change((games) => ({ ...games, spins: { ...games.spins, [gameId]: spin } })),
    endSpin: () =>
      change(({ spins: { [gameId]: _, ...spins }, ...games }) => ({ ...games, spins })),
  };
}

/** A day has one play of a game, so a play that is known already is replaced. */
function withPlay(plays: readonly PlayResult[], play: PlayResult): readonly PlayResult[] {
  const isOther = ({ gameId, day }: PlayResult) => gameId !== play.gameId || day !== play.day;
  return [play, ...plays.filter(isOther)];
}
