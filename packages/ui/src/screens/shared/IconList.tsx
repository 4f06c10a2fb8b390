import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { typography, vars } from '../../tokens/vars.ts';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[3]};
  max-inline-size: ${vars.size.measure};
`;

const Line = styled.li`
  ${typography('body')}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[3]};

  & > svg {
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.textMuted};
  }
`;

export interface IconListProps {
  readonly icon: IconDrawing;
  readonly lines: readonly string[];
}

/** A list of sentences with one icon. */
export function IconList({ icon, lines }: IconListProps) {
  return (
    <List>
      {lines.map((line) => (
        <Line key={line}>
          <Icon icon={icon} />
          <span>{line}</span>
        </Line>
      ))}
    </List>
  );
}
