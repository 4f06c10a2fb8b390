import { styled } from 'styled-components';
import { fullRows } from '../../primitives/Grid/fullRows.ts';
import { typography, vars } from '../../tokens/vars.ts';

export const Frame = styled.div`
  container-type: inline-size;
`;

export const List = styled.ul`
  ${fullRows(17)}
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: auto auto 1fr;
  gap: ${vars.space[2]} ${vars.space[4]};
  padding: ${vars.space[5]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};

  & > svg {
    grid-area: 1 / 2 / span 2;
    color: ${vars.color.metalText};
  }
`;

export const Title = styled.h3`
  ${typography('smallStrong')}
  grid-column: 1;
  color: ${vars.color.textMuted};
`;

export const Gives = styled.p`
  ${typography('heading')}
  grid-column: 1;
  overflow-wrap: break-word;
  hyphens: auto;
`;

export const Words = styled.p`
  ${typography('small')}
  grid-column: 1 / -1;
  color: ${vars.color.textMuted};
`;
