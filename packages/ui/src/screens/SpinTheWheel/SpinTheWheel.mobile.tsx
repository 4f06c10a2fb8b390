import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import type { SpinTheWheelParts } from './SpinTheWheelParts.ts';

/** From 600 px on, the prizes are beside the wheel. */
const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space[5]} ${vars.space[6]};
  padding-block: ${vars.space[3]} ${vars.space[10]};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
`;

const Wheel = styled.div`
  inline-size: min(100%, 24rem);
  margin-inline: auto;
`;

/** Below 600 px, the prizes are one press away. */
const Away = styled.div`
  ${media.small} {
    display: none;
  }
`;

/** The wheel above its button, within reach of the thumb, then the prizes. */
export function SpinTheWheelMobile({
  heading,
  wheel,
  caption,
  stage,
  toPrizes,
  prizes,
  fairness,
}: SpinTheWheelParts) {
  return (
    <Root>
      <Column>
        {heading}
        <Wheel>{wheel}</Wheel>
        {stage}
        <Away>{toPrizes}</Away>
      </Column>
      <Column>
        {prizes}
        {caption}
        {fairness}
      </Column>
    </Root>
  );
}
