import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { EventDetailsParts } from './EventDetailsParts.ts';

/** Low, so that the RSVP is within the first screen. */
const Picture = styled.div`
  block-size: min(6rem, 12vh);
  border-radius: ${vars.radius.sheet};
  overflow: clip;
`;

const Facts = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;

/** One column: the heading, the facts with the RSVP within the first screen, then the texts and the address. */
export function EventDetailsMobile({
  artwork,
  heading,
  summary,
  facts,
  description,
  directions,
}: EventDetailsParts) {
  return (
    <Stack gap={4}>
      <Picture>{artwork}</Picture>
      {heading}
      <Facts>{facts}</Facts>
      {summary}
      {description}
      {directions}
    </Stack>
  );
}
