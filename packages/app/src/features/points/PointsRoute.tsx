import { closeOfVenueDay, venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { PointsScreen } from '@casino/ui/screens/Points/PointsScreen.tsx';
import { useEffect } from 'react';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useServerNow } from '../../lib/time/useServerNow.ts';
import { useSession, useUid } from '../../session/current/useSession.ts';
import { openedPoints } from '../shared/points/openedPoints.ts';
import { PointsWords } from '../shared/points/PointsWords.tsx';
import { usePoints } from '../shared/points/usePoints.ts';
import { toPoints } from './toPoints.ts';
import { useMovements } from './useMovements.ts';
import { usePointsAsOf } from './usePointsAsOf.ts';
import { useStatementFile } from './useStatementFile.ts';
import { useTickets } from './useTickets.ts';

const print = () => window.print();

/** `/points`: the statement of the member's points. */
export function PointsRoute() {
  return (
    <PointsWords>
      <PointsPage />
    </PointsWords>
  );
}

function PointsPage() {
  const messages = useMessages();
  const session = useSession();
  const points = usePoints();
  const { movements, earlier, loadEarlier, loadAll } = useMovements();
  const { tickets, send } = useTickets();
  const file = useStatementFile(loadAll);
  const asOf = usePointsAsOf(points);
  const now = useServerNow((time) => [closeOfVenueDay(venueDay(time)).toISOString()]);
  const uid = useUid();
  const isLoaded = points.status === 'ready';
  useEffect(() => {
    if (uid !== null && isLoaded) openedPoints.write(uid, venueDay(new Date()));
  }, [uid, isLoaded]);
  return (
    <PointsScreen
      layout={useLayout()}
      state={toPoints(messages, session, { points, movements, earlier, now, asOf })}
      tickets={tickets}
      onRetry={() => {
        points.retry();
        movements.retry();
      }}
      onRetryStatement={movements.retry}
      onEarlier={loadEarlier}
      onPrint={print}
      isSavingCsv={file.isSaving}
      onSaveCsv={file.save}
      onMissing={send}
    />
  );
}
