import { TillStaffScreen } from '@casino/ui/screens/TillStaff/TillStaffScreen.tsx';
import { useLayout } from '../../../src/lib/page/mediaQuery.ts';
import type { TillBackend } from '../backend/tillBackend.ts';
import type { Connection } from '../offline/connection.ts';
import type { TillDatabase } from '../offline/tillDatabase.ts';
import { useStoredState } from '../offline/useStoredState.ts';
import { placeOf } from './placeOf.ts';
import { type LoggedOut, useStaff } from './useStaff.ts';
import type { SessionActions } from './useTillSession.ts';

export interface StaffRouteProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
  readonly session: LoggedOut;
  readonly actions: SessionActions;
}

/** The log-in of staff, and the end of a revoked device. */
export function StaffRoute({ backend, db, connection, session, actions }: StaffRouteProps) {
  const { connection: shown } = useStoredState(db, connection);
  return (
    <TillStaffScreen
      layout={useLayout()}
      place={session.status === 'staff' ? placeOf(session.opened) : null}
      connection={shown}
      {...useStaff(backend, session, actions)}
      onSetUpAgain={() => void actions.start().catch(reportError)}
    />
  );
}
