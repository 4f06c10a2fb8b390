import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { type CardHolder, OwnCard } from '../shared/OwnCard.tsx';

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
export function DealtCard({ member }: { readonly member: CardHolder }) {
  return (
    <Root>
      <OwnCard member={member} />
    </Root>
  );
}
