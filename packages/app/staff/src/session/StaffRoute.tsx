import { TillStaffScreen } from '@casino/ui/screens/TillStaff/TillStaffScreen.tsx';
import { useLayout } from '../../../src/lib/page/mediaQuery.ts';
import type { TillBackend } from '../backend/tillBackend.ts';
import type { Connection } from '../offline/connection.ts';
import type { TillDatabase } from '../offline/tillDatabase.ts';
import { useStoredState } from '../offline/useStoredState.ts';
import { toTillPlace } from './toTillPlace.ts';
import { type AtTheDoor, useStaff } from './useStaff.ts';
import type { SessionActions } from './useTillSession.ts';

export interface StaffRouteProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
  readonly session: AtTheDoor;
  readonly actions: SessionActions;
  readonly isScanWaiting: boolean;
}

/** The log-in of staff, the lock of a shift, and the end of a revoked device. */
export function StaffRoute({
  backend,
  db,
  connection,
  session,
  actions,
  isScanWaiting,
}: StaffRouteProps) {
  const { connection: shown } = useStoredState(db, connection);
  return (
    <TillStaffScreen
      layout={useLayout()}
      place={session.status === 'revoked' ? null : toTillPlace(session.opened)}
      connection={shown}
      isScanWaiting={isScanWaiting}
      {...useStaff(backend, session, actions)}
      onEndShift={async () => actions.end()}
      onSetUpAgain={() => void actions.start().catch(reportError)}
    />
  );
}
