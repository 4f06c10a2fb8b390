import { lazy, Suspense, useState } from 'react';
import type { TillBackend } from './backend/tillBackend.ts';
import type { Connection } from './offline/connection.ts';
import type { TillDatabase } from './offline/tillDatabase.ts';
import { DAY_PATH, SCANNER_PATH } from './page/paths.ts';
import { ScanRoute } from './scan/ScanRoute.tsx';
import { createScannerSource } from './scan/scannerSource.ts';
import { useKeyboardScanner } from './scan/useKeyboardScanner.ts';
import { SetupRoute } from './session/SetupRoute.tsx';
import { StaffRoute } from './session/StaffRoute.tsx';
import { useTillSession } from './session/useTillSession.ts';

const ScannerRoute = lazy(async () => ({
  default: (await import('./scan/ScannerRoute.tsx')).ScannerRoute,
}));
const DayPage = lazy(async () => ({ default: (await import('./day/DayPage.tsx')).DayPage }));

export interface StaffAppProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
  /** The path of the page. */
  readonly path: string;
}

/** The pages of the till: the set-up of the device, the log-in of staff, the scans, the manager's day, and the set-up of a scanner. */
export function StaffApp({ backend, db, connection, path }: StaffAppProps) {
  const [session, actions] = useTillSession(backend, db);
  const [scanner] = useState(createScannerSource);
  const isScannerPage = path === SCANNER_PATH;
  useKeyboardScanner({
    isLocked: session.status !== 'open' && !isScannerPage,
    onScan: scanner.emit,
  });
  const device = { backend, db, connection };
  const onDenied = () => void actions.denied().catch(reportError);
  if (isScannerPage) {
    return (
      <Suspense>
        <ScannerRoute subscribeToScanner={scanner.subscribe} />
      </Suspense>
    );
  }
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
            <DayPage {...device} session={session} onDenied={onDenied} />
          </Suspense>
        );
      }
      return (
        <ScanRoute
          key={session.user.uid}
          {...device}
          session={session}
          subscribeToScanner={scanner.subscribe}
          onDenied={onDenied}
          onSwitch={() => void actions.leave().catch(reportError)}
        />
      );
  }
}
