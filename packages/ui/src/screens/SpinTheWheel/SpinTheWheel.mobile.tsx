import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import type { SpinTheWheelParts } from './SpinTheWheelParts.ts';

const Root = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
  padding-block: ${vars.space[5]} ${vars.space[10]};
`;

const Wheel = styled.div`
  inline-size: min(100%, 24rem);
  margin-inline: auto;
`;

/** One column: the wheel above its button, within reach of the thumb. */
export function SpinTheWheelMobile({ heading, wheel, stage, prizes, fairness }: SpinTheWheelParts) {
  return (
    <Root>
      {heading}
      <Wheel>{wheel}</Wheel>
      {stage}
      {prizes}
      {fairness}
    </Root>
  );
}
