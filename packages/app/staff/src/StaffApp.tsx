import type { TillPlace } from '@casino/ui/screens/till/till.types.ts';
import { lazy, Suspense, useState } from 'react';
import type { TillBackend } from './backend/tillBackend.ts';
import type { OpenedDevice, TillDatabase } from './device/tillDatabase.ts';
import type { Connection } from './offline/connection.ts';
import { usePath } from './page/usePath.ts';
import { ScanRoute } from './scan/ScanRoute.tsx';
import { RevokedRoute } from './session/RevokedRoute.tsx';
import { SetupRoute } from './session/SetupRoute.tsx';
import { StaffRoute } from './session/StaffRoute.tsx';
import { useTillSession } from './session/useTillSession.ts';

export interface StaffAppProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
}

/** The pages of the till: the set-up of the device, the log-in of staff, and the scans. */
export function StaffApp({ backend, db, connection }: StaffAppProps) {
  const [session, actions] = useTillSession(backend, db);
  const denied = () => void actions.denied().catch(reportError);
  const start = () => void actions.start().catch(reportError);
  switch (session.status) {
    case 'starting':
      return null;
    case 'setup':
      return <SetupRoute backend={backend} db={db} onContinue={start} />;
    case 'revoked':
      return <RevokedRoute waiting={session.waiting} onSetUpAgain={start} />;
    case 'staff':
      return (
        <StaffRoute
          backend={backend}
          session={session}
          actions={actions}
          connection={connection}
          db={db}
        />
      );
    case 'open':
      return (
        <ScanRoute
          key={session.user.uid}
          backend={backend}
          db={db}
          connection={connection}
          session={session}
          onDenied={denied}
          onSwitch={() => void actions.leave().catch(reportError)}
        />
      );
  }
}
