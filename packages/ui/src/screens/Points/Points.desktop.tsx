import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { PointsParts } from './PointsParts.ts';

const WIDE = '@container (inline-size >= 56rem)';

const Root = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};

  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) clamp(18rem, 32%, 23rem);
    gap: clamp(${vars.space[8]}, 4vw, ${vars.space[16]});
  }
`;

/**
 * First in the reading order: beside the statement in a wide window, and above it in a narrow one or with large text. It
 * can be longer than the window, so it scrolls with the page.
 */
const Rail = styled.aside`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${vars.space[8]};

  ${WIDE} {
    order: 1;
  }
`;

/** The statement, and the figures with what ends in a rail. */
export function PointsDesktop({ summary, tier, ends, statement }: PointsParts) {
  return (
    <Root>
      <Columns>
        <Rail>
          <Stack gap={4}>
            {summary}
            {tier}
          </Stack>
          {ends}
        </Rail>
        {statement}
      </Columns>
    </Root>
  );
}
