import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { chevronDownIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { MovementsProps } from './Movements.types.ts';
import type { MovementTexts } from './movementTexts.ts';
import type { PointMovement } from './Points.types.ts';
import { useStatementFormats } from './useStatementFormats.ts';

const Line = styled.li`
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  break-inside: avoid;
`;

/** On paper, everything is open. */
const Details = styled.details`
  &[open] > summary > svg {
    rotate: 180deg;
  }

  ${media.print} {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }

    & > summary > svg {
      display: none;
    }
  }
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  padding-block: ${vars.space[2]};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    color: ${vars.color.textMuted};
  }
`;

/** With large text, the figures are below the words. */
const Pair = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
`;

const Title = styled.span`
  ${typography('label')}
  flex: 1 1 min(10rem, 100%);
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

const Amount = styled.span`
  ${typography('label', { tabular: true })}
  margin-inline-start: auto;
  ${alignedTo('end')}
`;

const Note = styled.span`
  ${typography('small', { tabular: true })}
  color: ${vars.color.textMuted};
  overflow-wrap: break-word;
`;

const Rest = styled.div`
  display: grid;
  padding-block-end: ${vars.space[3]};
`;

/** A list: each movement on two lines, what and how much over where and when. The rest opens with a press. */
export function MovementsMobile({ labelledBy, movements, describe, withBalance }: MovementsProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {movements.map((movement) => (
        <Line key={movement.id}>
          <Movement movement={movement} texts={describe(movement)} withBalance={withBalance} />
        </Line>
      ))}
    </ul>
  );
}

interface MovementProps extends Pick<MovementsProps, 'withBalance'> {
  readonly movement: PointMovement;
  readonly texts: MovementTexts;
}

function Movement({ movement, texts, withBalance }: MovementProps) {
  const words = useMessages().points.statement;
  const { dayAndMonth, figure, signed } = useStatementFormats();
  const { title, where, kind, notes } = texts;
  const { balance, pendingUntil } = movement;
  const day = dayAndMonth(movement.bookedAt);
  return (
    <Details>
      <Summary>
        <span>
          <Pair>
            <Title>{title}</Title>
            <Amount>{signed(movement.amount)}</Amount>
          </Pair>
          <Pair>
            <Note>{where === undefined ? day : words.joined(day, where)}</Note>
            {pendingUntil !== null && <Note>{words.pending}</Note>}
          </Pair>
        </span>
        <Icon icon={chevronDownIcon} />
      </Summary>
      <Rest>
        {kind && <Note>{kind}</Note>}
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        {withBalance && balance !== null && <Note>{words.balance(figure(balance))}</Note>}
      </Rest>
    </Details>
  );
}
