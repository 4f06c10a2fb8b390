import { lazy, Suspense } from 'react';
import type { TillBackend } from './backend/tillBackend.ts';
import type { Connection } from './offline/connection.ts';
import type { TillDatabase } from './offline/tillDatabase.ts';
import { DAY_PATH } from './page/paths.ts';
import { ScanRoute } from './scan/ScanRoute.tsx';
import { SetupRoute } from './session/SetupRoute.tsx';
import { StaffRoute } from './session/StaffRoute.tsx';
import { useTillSession } from './session/useTillSession.ts';

const DayRoute = lazy(async () => ({ default: (await import('./day/DayRoute.tsx')).DayRoute }));

export interface StaffAppProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
  /** The path of the page. */
  readonly path: string;
}

/** The pages of the till: the set-up of the device, the log-in of staff, the scans, and the manager's day. */
export function StaffApp({ backend, db, connection, path }: StaffAppProps) {
  const [session, actions] = useTillSession(backend, db);
  const device = { backend, db, connection };
  const onDenied = () => void actions.denied().catch(reportError);
  switch (session.status) {
    case 'starting':
      return null;
    case 'setup':
      return (
        <SetupRoute
          backend={backend}
          db={db}
          onContinue={() => void actions.start().catch(reportError)}
        />
      );
    case 'revoked':
    case 'staff':
      return <StaffRoute {...device} session={session} actions={actions} />;
    case 'open':
      if (path === DAY_PATH && session.user.staff?.role === 'manager') {
        return (
          <Suspense>
            <DayRoute {...device} session={session} onDenied={onDenied} />
          </Suspense>
        );
      }
      return (
        <ScanRoute
          key={session.user.uid}
          {...device}
          session={session}
          onDenied={onDenied}
          onSwitch={() => void actions.leave().catch(reportError)}
        />
      );
  }
}
