import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import type { DeleteAccountParts } from './DeleteAccountParts.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) ${vars.size.form};
  gap: ${vars.space[12]};
`;

/** Two columns: the consequences beside the form. */
export function DeleteAccountDesktop({ consequences, form }: DeleteAccountParts) {
  return (
    <Root>
      {consequences}
      {form}
    </Root>
  );
}
