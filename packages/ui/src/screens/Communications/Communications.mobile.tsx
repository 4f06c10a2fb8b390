import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { CommunicationsParts } from './CommunicationsParts.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[5]};
`;

/** One column: the consents, then their history. */
export function CommunicationsMobile({ consents, history }: CommunicationsParts) {
  return (
    <Root>
      {consents}
      {history}
    </Root>
  );
}
