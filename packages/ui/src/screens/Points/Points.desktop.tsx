import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { PointsParts } from './PointsParts.ts';

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) clamp(min(17rem, 40%), 32%, 23rem);
  gap: clamp(${vars.space[6]}, 4vw, ${vars.space[16]});
`;

/** The rail is first in the reading order. It can be longer than the window, so it scrolls with the page. */
const Rail = styled.aside`
  order: 1;
`;

/** The statement, and the figures with what ends in a rail. */
export function PointsDesktop({ summary, tier, ends, statement }: PointsParts) {
  return (
    <Columns>
      <Rail>
        <Stack gap={8}>
          <Stack gap={4}>
            {summary}
            {tier}
          </Stack>
          {ends}
        </Stack>
      </Rail>
      {statement}
    </Columns>
  );
}
