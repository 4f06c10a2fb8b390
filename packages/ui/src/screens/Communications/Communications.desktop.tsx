import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { CommunicationsParts } from './CommunicationsParts.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[8]};
`;

/** Two columns: the consents beside their history. */
export function CommunicationsDesktop({ consents, history }: CommunicationsParts) {
  return (
    <Root>
      {consents}
      {history}
    </Root>
  );
}
