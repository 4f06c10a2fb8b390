import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { DeleteAccountParts } from './DeleteAccountParts.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[8]};
`;

/** One column: the consequences, then the form. */
export function DeleteAccountMobile({ consequences, form }: DeleteAccountParts) {
  return (
    <Root>
      {consequences}
      {form}
    </Root>
  );
}
