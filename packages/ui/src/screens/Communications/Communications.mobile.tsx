import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { CommunicationsSlots } from './CommunicationsSlots.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[5]};
`;

/** One column: the consents, then their history. */
export function CommunicationsMobile({ consents, history }: CommunicationsSlots) {
  return (
    <Root>
      {consents}
      {history}
    </Root>
  );
}
