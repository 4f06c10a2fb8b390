import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import type { SuitMessageParts } from './SuitMessage.types.ts';

const Root = styled.div`
  display: grid;
  align-items: center;
  padding-block: ${vars.space[10]};
  grid-template-columns: min(20rem, 30%) minmax(0, ${vars.size.dialog});
  justify-content: center;
  gap: min(${vars.space[20]}, 6.25vw);
  min-block-size: var(--free-height, 60vh);
`;

const Picture = styled.svg`
  inline-size: 100%;
`;

const Title = styled.h1`
  ${typography('display')}
`;

const Words = styled.p`
  ${typography('lead')}
  margin-block: ${vars.space[4]} ${vars.space[6]};
  color: ${vars.color.textMuted};
`;

/** Two columns: the card beside the message. */
export function SuitMessageDesktop({ card, title, heading, text, action }: SuitMessageParts) {
  return (
    <Root>
      <Picture viewBox="0 0 260 330" aria-hidden="true">
        {card}
      </Picture>
      <div>
        <Title as={heading}>{title}</Title>
        <Words>{text}</Words>
        {action}
      </div>
    </Root>
  );
}
