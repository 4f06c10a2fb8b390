import { TillSetupScreen } from '@casino/ui/screens/TillSetup/TillSetupScreen.tsx';
import { useLayout } from '../../../src/lib/page/mediaQuery.ts';
import type { TillBackend } from '../backend/tillBackend.ts';
import type { TillDatabase } from '../offline/tillDatabase.ts';
import { useSetup } from './useSetup.ts';

export interface SetupRouteProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly onContinue: () => void;
}

/** The set-up of a device by a manager. */
export function SetupRoute({ backend, db, onContinue }: SetupRouteProps) {
  return (
    <TillSetupScreen layout={useLayout()} {...useSetup(backend, db)} onContinue={onContinue} />
  );
}
