import { RealityCheck } from '@casino/ui';
import { useEffect, useState } from 'react';
import { tabStorage } from '../../lib/storage.ts';
import { session } from '../../session/appSession.ts';
import { useShownMember } from '../../session/useSession.ts';
import { dueMinutes, LOOK_SECONDS, looked, newVisit, told } from './visit.ts';

/** Tells a member who asked for it how long they have been here, whatever page is open. */
export function RealityCheckHost() {
  const loaded = useShownMember();
  const uid = loaded?.uid ?? null;
  const everyMinutes = loaded?.saferGambling?.realityCheckMinutes ?? null;
  const [minutes, setMinutes] = useState<number | null>(null);

  useEffect(() => {
    if (uid === null || everyMinutes === null) return undefined;
    const timer = setInterval(() => {
      const kept = tabStorage.visit();
      const visit = looked(kept?.uid === uid ? kept : newVisit(uid), !document.hidden);
      const due = dueMinutes(visit, everyMinutes);
      tabStorage.rememberVisit(due === null ? visit : told(visit));
      if (due !== null) setMinutes(due);
    }, LOOK_SECONDS * 1_000);
    return () => clearInterval(timer);
  }, [uid, everyMinutes]);

  return (
    <RealityCheck
      open={minutes !== null}
      minutes={minutes ?? 0}
      onStay={() => setMinutes(null)}
      onLogOut={session.logOut}
    />
  );
}
