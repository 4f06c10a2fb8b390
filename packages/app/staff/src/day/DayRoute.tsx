import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { TillDayScreen } from '@casino/ui/screens/TillDay/TillDayScreen.tsx';
import { useState } from 'react';
import { download } from '../../../src/lib/device/download.ts';
import { useLayout } from '../../../src/lib/page/mediaQuery.ts';
import type { TillBackend } from '../backend/tillBackend.ts';
import type { Connection } from '../offline/connection.ts';
import type { TillDatabase } from '../offline/tillDatabase.ts';
import { useStoredState } from '../offline/useStoredState.ts';
import { useSync } from '../offline/useSync.ts';
import { SCAN_PATH } from '../page/paths.ts';
import { useMinute } from '../page/useMinute.ts';
import { useTakeBack } from '../scan/useTakeBack.ts';
import { toTillPlace } from '../session/toTillPlace.ts';
import type { TillSession } from '../session/useTillSession.ts';
import { dayCsv } from './dayCsv.ts';
import { toTillDay } from './toTillDay.ts';
import { useDay } from './useDay.ts';
import { useRevocation } from './useRevocation.ts';

export interface DayRouteProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
  readonly session: Extract<TillSession, { readonly status: 'open' }>;
  readonly onDenied: () => void;
}

/** The manager's page: one day of the casino. */
export function DayRoute({ backend, db, connection, session, onDenied }: DayRouteProps) {
  const { opened, device } = session;
  const { call } = backend;
  const stored = useStoredState(db, connection);
  useSync({ db, call, connection, venueId: opened.venue.id, onDenied, onSynced: stored.recount });

  const today = venueDay(useMinute());
  const [day, setDay] = useState(today);
  const { result, load } = useDay(call, day);
  const { state: takeBackState, takeBack } = useTakeBack(db, call);
  const revocation = useRevocation(call);
  return (
    <TillDayScreen
      layout={useLayout()}
      place={toTillPlace(opened)}
      connection={stored.connection}
      scanHref={SCAN_PATH}
      day={day}
      today={today}
      state={toTillDay(result, device.deviceId)}
      takeBack={takeBackState}
      revocation={revocation.state}
      onDay={setDay}
      onRetry={() => void load()}
      onTakeBack={async (redemptionId, reason) => {
        if (await takeBack({ id: redemptionId, scan: null }, reason)) await load();
      }}
      onRevoke={async (deviceId) => {
        if (await revocation.revoke(deviceId)) await load();
      }}
      onSave={() => {
        if (result.status !== 'ready') return;
        download(`till-${day}.csv`, 'text/csv;charset=utf-8', dayCsv(result.reply));
      }}
    />
  );
}
