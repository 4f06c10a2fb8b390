import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

/** As high as a target, and as narrow as its row. */
const Root = styled.button`
  ${typography('smallStrong')}
  min-block-size: ${vars.size.target};
  padding-inline: ${vars.space[3]};
  margin-block: calc(-1 * ${vars.space[2]});
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.control};
  white-space: nowrap;

  li & {
    margin-block: 0;
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }
`;

export interface RowButtonProps {
  readonly children: string;
  /** Names the row, too: a table has the same button in each row. */
  readonly label: string;
  readonly onClick: () => void;
}

/** A button in a row of a table. */
export function RowButton({ children, label, onClick }: RowButtonProps) {
  return (
    <Root type="button" aria-label={label} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </Root>
  );
}
