import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.ol`
  display: grid;
  counter-reset: need;
  border-block: ${vars.size.hairline} solid ${vars.color.border};
`;

const Need = styled.li`
  display: grid;
  grid-template-columns: ${vars.space[8]} minmax(0, 1fr);
  align-items: baseline;
  padding-block: ${vars.space[3]};
  counter-increment: need;

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }

  &::before {
    ${typography('subheading')}
    content: counter(need);
    color: ${vars.color.metalText};
  }
`;

/** What a manager needs for the set-up, numbered in its order. */
export function NeedsList({ needs }: { readonly needs: readonly string[] }) {
  return (
    <Root>
      {needs.map((need) => (
        <Need key={need}>{need}</Need>
      ))}
    </Root>
  );
}
