import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import type { SuitMessageParts } from './SuitMessage.types.ts';

const Root = styled.div`
  display: grid;
  align-items: center;
  padding-block: ${vars.space[10]};
  justify-items: center;
  gap: ${vars.space[8]};
  text-align: center;
`;

const Picture = styled.svg`
  inline-size: 11rem;
`;

const Title = styled.h1`
  ${typography('title')}
`;

const Words = styled.p`
  ${typography('lead')}
  margin-block: ${vars.space[4]} ${vars.space[6]};
  color: ${vars.color.textMuted};
`;

/** One column: the card, then the message. */
export function SuitMessageMobile({ card, title, heading, text, action }: SuitMessageParts) {
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
