import { verifyPlay } from '@casino/functions/contract/games/verifyPlay.ts';
import type { PlayCheckState } from '@casino/ui/components/PlayList/PlayList.types.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { PlaysSection } from '@casino/ui/screens/Plays/PlaysSection.tsx';
import { useState } from 'react';
import { call } from '../../lib/calls/api.ts';
import { useMember } from '../../session/current/useSession.ts';
import { useMemberData } from '../../session/memberData/useMemberData.ts';
import type { OwnPlay } from '../shared/games/gameDocuments.ts';
import { loadGameDocuments } from '../shared/games/ownGames.ts';
import { playKey, toPlays } from './toPlays.ts';

/** Profile → Plays: every spin with its receipt. The device checks receipts itself. */
export function Plays() {
  const messages = useMessages();
  const loaded = useMember();
  const [checks, setChecks] = useState<Readonly<Record<string, PlayCheckState>>>({});
  const plays = useMemberData(loaded && ['plays', loaded.uid], async ([, uid]) => {
    const { readAllPlays } = await loadGameDocuments();
    return readAllPlays(uid);
  });
  const check = async (id: string) => {
    const play = plays.status === 'ready' && plays.data.find((each) => playKey(each) === id);
    if (!play) return;
    const setCheck = (state: PlayCheckState) => setChecks((before) => ({ ...before, [id]: state }));
    setCheck({ status: 'checking' });
    setCheck(await checked(play).catch(() => ({ status: 'failed' }) as const));
  };
  return (
    <PlaysSection
      state={toPlays(messages, plays, loaded?.games ?? [], checks)}
      onRetry={plays.retry}
      onCheck={(id) => void check(id)}
    />
  );
}

/** Fetches the revealed seed of a play's day and checks the receipt against it. */
async function checked(play: OwnPlay): Promise<PlayCheckState> {
  const { gameId } = play;
  const reply = await call('promotions-spinToWinPrizes', {
    gameId,
  });
  const revealed = reply.revealed.find(({ day }) => day === play.day);
  if (!revealed) return { status: 'too-early' };
  const faults = await verifyPlay(play, revealed);
  return faults.length === 0 ? { status: 'holds', seed: revealed.seed } : { status: 'fails' };
}
