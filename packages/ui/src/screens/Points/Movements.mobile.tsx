import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { MovementsProps } from './Movements.types.ts';
import { useStatementFormats } from './useStatementFormats.ts';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[4]};
  padding-block: ${vars.space[3]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  break-inside: avoid;
`;

const Day = styled.p`
  ${typography('small')}
  inline-size: 100%;
  color: ${vars.color.textMuted};
`;

/** With large text, the figures are below the words. */
const Words = styled.div`
  flex: 1 1 min(10rem, 100%);
  min-inline-size: 0;
`;

const Figures = styled.div`
  margin-inline-start: auto;
  ${alignedTo('end')}
  font-variant-numeric: tabular-nums;

  p:first-child {
    ${typography('label', { tabular: true })}
  }

  p + p {
    ${typography('small', { tabular: true })}
    color: ${vars.color.textMuted};
  }
`;

/** A list: each movement with its reason, and its points over the balance after it. */
export function MovementsMobile({ labelledBy, movements, describe, withBalance }: MovementsProps) {
  const words = useMessages().points.statement;
  const { dayAndMonth, figure, signed } = useStatementFormats();
  return (
    <ul aria-labelledby={labelledBy}>
      {movements.map((movement) => (
        <Line key={movement.id}>
          <Day>{dayAndMonth(movement.happenedAt)}</Day>
          <Words>{describe(movement)}</Words>
          <Figures>
            <p>{signed(movement.amount)}</p>
            {withBalance && movement.balance !== null && (
              <p>{words.balance(figure(movement.balance))}</p>
            )}
          </Figures>
        </Line>
      ))}
    </ul>
  );
}
