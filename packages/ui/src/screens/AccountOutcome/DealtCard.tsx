import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { OwnCard, type OwnCardProps } from '../shared/ownCard/OwnCard.tsx';

const deal = keyframes`
  from {
    opacity: 0;
    transform: perspective(75rem) translateY(${vars.space[16]}) rotateX(-50deg) rotateZ(-8deg);
  }

  60% {
    opacity: 1;
    transform: perspective(75rem) rotateZ(1deg);
  }
`;

/** Reduced motion sets the durations to zero. */
const Root = styled.div`
  animation: ${deal} calc(3 * ${vars.motion.slow}) ${vars.motion.easing};
`;

/** The card of a new member, which is dealt when it appears. */
export function DealtCard({ layout, member }: Pick<OwnCardProps, 'layout' | 'member'>) {
  return (
    <Root>
      <OwnCard layout={layout} member={member} />
    </Root>
  );
}
