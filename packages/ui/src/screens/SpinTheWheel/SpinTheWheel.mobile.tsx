import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { media, windowHeight } from '../../tokens/scale.ts';
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
  gap: ${vars.space[2]};
`;

/**
 * Terms and button below it are in view without scrolling, on a phone of 740 px in height too. With large text, the
 * wheel is as small as possible, because the text needs the space. A second kind of gambling terms needs four lines more.
 */
const Wheel = styled.div`
  inline-size: min(100%, 24rem, max(70%, ${windowHeight} - 31rem));
  margin-inline: auto;

  &:has(+ * [data-incentives] p + p) {
    inline-size: min(100%, 24rem, max(50%, ${windowHeight} - 35rem));
  }
`;

/** The wheel above its button, within reach of the thumb, then the prizes. */
export function SpinTheWheelMobile({
  heading,
  wheel,
  caption,
  stage,
  prizes,
  fairness,
}: Omit<SpinTheWheelParts, 'titleAs'>) {
  return (
    <Root>
      <Column>
        {heading}
        <Wheel>{wheel}</Wheel>
        {stage}
      </Column>
      <Column>
        {prizes}
        {caption}
        {fairness}
      </Column>
    </Root>
  );
}
