import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.span`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

/** The word "optional" after a label. Renders nothing without a label. */
export function OptionalMark({ label }: { readonly label: string | undefined }) {
  return label ? <Root> ({label})</Root> : null;
}
