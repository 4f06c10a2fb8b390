import { styled } from 'styled-components';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import { RailStack } from '../frames/RailStack.tsx';
import type { EventDetailsParts } from './EventDetailsParts.ts';

const Picture = styled.div`
  block-size: 11rem;
  border-radius: ${vars.radius.sheet};
  overflow: clip;
`;

/** One column: the heading, the facts, then the description. */
export function EventDetailsMobile({ artwork, heading, facts, description }: EventDetailsParts) {
  return (
    <RailStack>
      <Stack gap={5}>
        <Picture>{artwork}</Picture>
        {heading}
      </Stack>
      <aside>{facts}</aside>
      {description}
    </RailStack>
  );
}
