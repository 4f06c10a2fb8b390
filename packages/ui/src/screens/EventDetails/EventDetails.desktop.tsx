import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { EventDetailsParts } from './EventDetailsParts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(min(18rem, 41%), 34%, 24rem);
  align-items: start;
  gap: clamp(${vars.space[6]}, 3vw, ${vars.space[12]});

  h1 {
    ${typography('display')}
  }
`;

const Picture = styled.div`
  block-size: 18rem;
  border-radius: ${vars.radius.sheet};
  overflow: clip;
`;

/** Stays visible below the navigation while a long text scrolls. */
const Rail = styled.aside`
  display: grid;
  gap: ${vars.space[4]};
  position: sticky;
  inset-block-start: calc(${vars.space[16]} + ${vars.space[8]});
`;

/** Two columns: the heading and the description, with the facts and the address in a rail. */
export function EventDetailsDesktop({
  artwork,
  heading,
  summary,
  facts,
  description,
  directions,
}: EventDetailsParts) {
  return (
    <Columns>
      <Stack gap={5}>
        <Picture>{artwork}</Picture>
        <Stack gap={2}>
          {heading}
          {summary}
        </Stack>
        {description}
      </Stack>
      <Rail>
        {facts}
        {directions}
      </Rail>
    </Columns>
  );
}
