import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { MovementMonths } from './MovementMonths.tsx';
import type { KindOfPoints, StatementActions, StatementState } from './Points.types.ts';
import { StatementSkeleton } from './StatementSkeleton.tsx';

const KINDS = ['to-spend', 'tier'] as const satisfies readonly KindOfPoints[];

/** The text of the last button ends at the edge of the column. */
const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-end: calc(-1 * ${vars.space[3]});
`;

export interface StatementProps extends StatementActions {
  readonly layout: Layout;
  readonly state: StatementState;
  /** False hides every sum that is not the group's. */
  readonly isConsistent: boolean;
}

/** Every movement by month, each kind of points apart, with ways to print, save and report. */
export function Statement({
  state,
  isConsistent,
  onPrint,
  onSaveCsv,
  isSavingCsv = false,
  ...rest
}: StatementProps) {
  const { statement: words, kinds } = useMessages().points;
  const id = useId();
  const [points, setPoints] = useState<KindOfPoints>('to-spend');
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={words.title}
        action={
          state.status === 'ready' && (
            <Actions onPrint={onPrint} onSaveCsv={onSaveCsv} isSavingCsv={isSavingCsv} />
          )
        }
      />
      <StateBody
        state={state}
        loading={words.loading}
        skeleton={<StatementSkeleton />}
        errorTitle={words.errorTitle}
        onRetry={rest.onRetryStatement}
        show={{
          none: () => <Text tone="muted">{words.none}</Text>,
          ready: (ready) => (
            <Stack gap={4}>
              {!isConsistent && <Banner>{words.doesNotAdd}</Banner>}
              <Tabs
                label={words.kindOfPoints}
                selected={points}
                onSelect={setPoints}
                items={KINDS.map((kind) => ({
                  id: kind,
                  label: kinds[kind],
                  panel: (
                    <MovementMonths
                      key={kind}
                      {...rest}
                      points={kind}
                      state={ready}
                      isConsistent={isConsistent}
                    />
                  ),
                }))}
              />
            </Stack>
          ),
        }}
      />
    </section>
  );
}

type ActionsProps = Required<Pick<StatementActions, 'onPrint' | 'onSaveCsv' | 'isSavingCsv'>>;

function Actions({ onPrint, onSaveCsv, isSavingCsv }: ActionsProps) {
  const words = useMessages().points.statement;
  return (
    <Buttons data-screen-only>
      <Button variant="quiet" onClick={onPrint}>
        {words.print}
      </Button>
      <Button variant="quiet" busy={isSavingCsv} onClick={onSaveCsv}>
        {words.csv}
      </Button>
    </Buttons>
  );
}
