import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { MovementsProps } from './Movements.types.ts';
import type { MovementTexts } from './movementTexts.ts';
import { useStatementFormats } from './useStatementFormats.ts';

/** Fixed, so that the columns of all months align. */
const Root = styled.table`
  ${typography('small')}
  inline-size: 100%;
  table-layout: fixed;

  th,
  td {
    padding-block: ${vars.space[3]};
    padding-inline: ${vars.space[4]} 0;
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
    ${alignedTo('start')}
    vertical-align: baseline;
    overflow-wrap: break-word;
  }

  th:first-child {
    padding-inline-start: 0;
  }

  thead th {
    ${typography('caption')}
    padding-block: ${vars.space[2]};
    color: ${vars.color.textMuted};
  }

  tbody th {
    ${typography('small', { tabular: true })}
    color: ${vars.color.textMuted};
  }

  tr {
    break-inside: avoid;
  }

  th[data-figure],
  td[data-figure] {
    font-variant-numeric: tabular-nums;
    ${alignedTo('end')}
  }

  td[data-figure='amount'] {
    ${typography('label', { tabular: true })}
  }
`;

const Title = styled.p`
  ${typography('label')}
`;

const Note = styled.p`
  color: ${vars.color.textMuted};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Narrow = styled.col`
  inline-size: 7rem;
`;

/** A table with tabular figures. */
export function MovementsDesktop({ labelledBy, movements, describe, withBalance }: MovementsProps) {
  const words = useMessages().points.statement;
  const { columns } = words;
  const { dayAndMonth, figure, signed } = useStatementFormats();
  return (
    <Root aria-labelledby={labelledBy}>
      <colgroup>
        <Narrow />
        <col />
        <Narrow />
        {withBalance && <Narrow />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.reason}</th>
          <th scope="col" data-figure>
            {columns.amount}
          </th>
          {withBalance && (
            <th scope="col" data-figure>
              {columns.balance}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <th scope="row">{dayAndMonth(movement.bookedAt)}</th>
            <td>
              <MovementWords {...describe(movement)} />
            </td>
            <td data-figure="amount">{signed(movement.amount)}</td>
            {withBalance && (
              <td data-figure>
                {movement.balance === null ? words.pending : figure(movement.balance)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

function MovementWords({ title, kind, where, notes }: MovementTexts) {
  const words = useMessages().points.statement;
  const line = kind && where ? words.joined(kind, where) : (kind ?? where);
  return (
    <>
      <Title>{title}</Title>
      {line && <Note>{line}</Note>}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  );
}
