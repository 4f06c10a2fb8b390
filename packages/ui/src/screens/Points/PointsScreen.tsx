import { useMessages } from '../../i18n/I18nProvider.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { EndingLine } from './ends/EndingLine.tsx';
import { PointsDesktop } from './Points.desktop.tsx';
import { PointsMobile } from './Points.mobile.tsx';
import type { PointsScreenProps, PointsState } from './Points.types.ts';
import { PrintedHead } from './PrintedHead.tsx';
import { pointsSkeleton } from './pointsSkeleton.tsx';
import { reasonBelowZero } from './reasonBelowZero.ts';
import { Statement } from './Statement.tsx';
import { Summary } from './Summary.tsx';
import { TierPoints } from './TierPoints.tsx';

type Ready = Extract<PointsState, { status: 'ready' }>;

/**
 * "Points": what a member can spend and what it is worth, what ends and why, and every movement with its reason. The
 * casino group computes the figures; the page explains them.
 */
export function PointsScreen({ layout, state, onRetry, ...actions }: PointsScreenProps) {
  const words = useMessages().points;
  const { navigation } = useMessages();
  const Frame = layout === 'desktop' ? PointsDesktop : PointsMobile;
  const parts = ({ summary, statement, isConsistent }: Ready) => ({
    summary: (
      <Summary
        summary={summary}
        isConsistent={isConsistent}
        fall={statement.status === 'ready' ? reasonBelowZero(statement.movements) : null}
      />
    ),
    tier: <TierPoints points={summary.tierPoints} restartsOn={summary.tierRestartsOn} />,
    ends: <EndingLine summary={summary} />,
    statement: (
      <Statement {...actions} layout={layout} state={statement} isConsistent={isConsistent} />
    ),
  });
  return (
    <CasinoPage layout={layout} title={navigation.points}>
      <StateBody
        state={state}
        loading={words.loading}
        skeleton={<Frame {...pointsSkeleton} />}
        errorTitle={words.errorTitle}
        onRetry={onRetry}
        show={{
          empty: () => <EmptyCard title={words.emptyTitle} text={words.emptyText} />,
          ready: (ready) => (
            <>
              <PrintedHead holder={ready.holder} />
              <Frame {...parts(ready)} />
            </>
          ),
        }}
      />
    </CasinoPage>
  );
}
