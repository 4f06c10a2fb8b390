import { RealityCheck } from '@casino/ui/components/RealityCheck/RealityCheck.tsx';
import { useEffect, useState } from 'react';
import { tabStorage } from '../../lib/device/storage.ts';
import { session } from '../../session/current/appSession.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { afterReminder, afterTick, dueMinutes, newVisit, TICK_SECONDS } from './visit.ts';

/** Reminds a member how long their visit has lasted, on every page, if they have chosen the reality check. */
export function RealityCheckHost() {
  const loaded = useShownMember();
  const uid = loaded?.uid ?? null;
  const everyMinutes = loaded?.saferGambling?.realityCheckMinutes ?? null;
  const [minutes, setMinutes] = useState<number | null>(null);

  useEffect(() => {
    if (uid === null || everyMinutes === null) return undefined;
    const timer = setInterval(() => {
      const stored = tabStorage.visit();
      const visit = afterTick(stored?.uid === uid ? stored : newVisit(uid), !document.hidden);
      const due = dueMinutes(visit, everyMinutes);
      tabStorage.rememberVisit(due === null ? visit : afterReminder(visit));
      if (due !== null) setMinutes(due);
    }, TICK_SECONDS * 1_000);
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
