import { useState } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { MonthSection } from './MonthSection.tsx';
import { MovementFilters } from './MovementFilters.tsx';
import { byMonth, type MovementFilter, selected, withEmptyMonths } from './months.ts';
import { movementTexts } from './movementTexts.ts';
import type {
  KindOfPoints,
  PointMovement,
  StatementActions,
  StatementState,
} from './Points.types.ts';
import { useStatementFormats } from './useStatementFormats.ts';

export interface MovementMonthsProps
  extends Pick<StatementActions, 'onEarlier' | 'onMissing' | 'tickets'> {
  readonly layout: Layout;
  readonly state: Extract<StatementState, { status: 'ready' }>;
  readonly points: KindOfPoints;
  readonly isConsistent: boolean;
}

/** The filters, the months of one kind of points, and the button that loads earlier ones. */
export function MovementMonths({
  state,
  points,
  isConsistent,
  onEarlier,
  ...month
}: MovementMonthsProps) {
  const { common, points: texts } = useMessages();
  const words = texts.statement;
  const formatters = useFormatters();
  const formats = useStatementFormats();
  const [filter, setFilter] = useState<MovementFilter>({ points, kind: null, venueId: null });
  const { movements, earlier, until } = state;
  const venueNames = new Map(state.venueNames);
  const earningDays = new Map(state.earningDays);
  const ofKind = selected(movements, { points, kind: null, venueId: null });
  const shown = selected(ofKind, filter);
  const byId = new Map(movements.map((movement) => [movement.id, movement]));
  const describe = (movement: PointMovement) =>
    movementTexts(
      {
        movement,
        reversed: byId.get(movement.reverses ?? ''),
        venueName: movement.venueId === null ? undefined : venueNames.get(movement.venueId),
        earningDays: earningDays.get(movement.id),
      },
      words,
      formatters,
    );
  const isFiltered = filter.kind !== null || filter.venueId !== null;
  const months = byMonth(shown, formats);
  const withBalance = isConsistent && ofKind.some(({ balance }) => balance !== null);
  return (
    <Stack gap={6}>
      <MovementFilters
        movements={ofKind}
        venueNames={venueNames}
        filter={filter}
        onFilter={setFilter}
      />
      {(isFiltered ? months : withEmptyMonths(months, until, formats)).map((group) => (
        <MonthSection
          {...month}
          key={group.key}
          month={group}
          filter={filter}
          describe={describe}
          withBalance={withBalance}
        />
      ))}
      {isFiltered && shown.length === 0 && (
        <EmptyCard
          headingLevel="h3"
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            <Button
              variant="secondary"
              onClick={() => setFilter({ points, kind: null, venueId: null })}
            >
              {words.showAll}
            </Button>
          }
        />
      )}
      {earlier === 'failed' && (
        <Banner tone="warning" role="alert">
          {words.earlierFailed}
        </Banner>
      )}
      {(shown.length > 0 || earlier !== 'none') && (
        <ShowMore
          shown={shown.length}
          total={earlier === 'none' ? shown.length : shown.length + 1}
          label={earlier === 'failed' ? common.tryAgain : words.earlier}
          standing={words.shown(formatters.number(shown.length))}
          busy={earlier === 'loading'}
          onMore={onEarlier}
        />
      )}
    </Stack>
  );
}
