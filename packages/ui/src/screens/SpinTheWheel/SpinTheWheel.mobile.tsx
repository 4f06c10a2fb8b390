import { styled } from 'styled-components';
import { Page } from '../../shell/Page.tsx';
import { vars } from '../../tokens/vars.ts';
import type { SpinTheWheelSlots } from './SpinTheWheelSlots.ts';

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

/** The wheel on a narrow window: above its button, which stays within the thumb's reach. */
export function SpinTheWheelMobile({ heading, wheel, stage, prizes, fairness }: SpinTheWheelSlots) {
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
