import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { DeleteAccountSlots } from './DeleteAccountSlots.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) ${vars.size.form};
  gap: ${vars.space[12]};
`;

/** Two columns: the consequences beside the form. */
export function DeleteAccountDesktop({ consequences, form }: DeleteAccountSlots) {
  return (
    <Root>
      {consequences}
      {form}
    </Root>
  );
}
