import { lazy, Suspense, useEffect, useState } from 'react';
import type { TillBackend } from './backend/tillBackend.ts';
import type { Connection } from './offline/connection.ts';
import type { TillDatabase } from './offline/tillDatabase.ts';
import { DAY_PATH, SCANNER_PATH } from './page/paths.ts';
import { usePath } from './page/usePath.ts';
import { ScanRoute } from './scan/ScanRoute.tsx';
import { createScannerSource } from './scan/scannerSource.ts';
import { useKeyboardScanner } from './scan/useKeyboardScanner.ts';
import { StaffRoute } from './session/StaffRoute.tsx';
import { useTillSession } from './session/useTillSession.ts';
import { applyUpdate } from './update/updates.ts';

// A device is set up once, with a connection.
const SetupRoute = lazy(async () => ({
  default: (await import('./session/SetupRoute.tsx')).SetupRoute,
}));
const ScannerRoute = lazy(async () => ({
  default: (await import('./scan/ScannerRoute.tsx')).ScannerRoute,
}));
const DayPage = lazy(async () => ({ default: (await import('./day/DayPage.tsx')).DayPage }));

export interface StaffAppProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
  /** The path of the page when it opens. */
  readonly path: string;
}

/** The pages of the till: the set-up of the device, the log-in of staff, the scans, the manager's day, and the set-up of a scanner. */
export function StaffApp({ backend, db, connection, path: firstPath }: StaffAppProps) {
  const path = usePath(firstPath);
  const [session, actions] = useTillSession(backend, db);
  const isStaff = session.status === 'staff';
  useEffect(() => {
    if (isStaff) applyUpdate();
  }, [isStaff]);
  const [scanner] = useState(createScannerSource);
  const isScannerPage = path === SCANNER_PATH;
  const isOpen = session.status === 'open' && session.lock === null;
  const { isScanWaiting } = useKeyboardScanner({
    isLocked: !isOpen && !isScannerPage,
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
        <Suspense>
          <SetupRoute
            backend={backend}
            db={db}
            onContinue={() => void actions.start().catch(reportError)}
          />
        </Suspense>
      );
    case 'revoked':
    case 'staff':
      return <StaffRoute {...device} {...{ session, actions, isScanWaiting }} />;
    case 'open': {
      const lock =
        session.lock === null ? null : (
          <StaffRoute {...device} {...{ session, actions, isScanWaiting }} />
        );
      if (path === DAY_PATH && session.user.staff?.role === 'manager') {
        if (lock) return lock;
        return (
          <Suspense>
            <DayPage {...device} session={session} onDenied={onDenied} />
          </Suspense>
        );
      }
      return (
        <ScanRoute
          {...device}
          session={session}
          subscribeToScanner={scanner.subscribe}
          onDenied={onDenied}
          onSwitch={actions.lock}
          onActive={actions.touch}
          isScanWaiting={isScanWaiting}
          lock={lock}
        />
      );
    }
  }
}
