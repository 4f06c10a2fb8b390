import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { DeleteAccountSlots } from './DeleteAccountSlots.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[8]};
`;

/** One column: the consequences, then the form. */
export function DeleteAccountMobile({ consequences, form }: DeleteAccountSlots) {
  return (
    <Root>
      {consequences}
      {form}
    </Root>
  );
}
