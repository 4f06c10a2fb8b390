import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { WordMark } from '../../shell/WordMark.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[3]};
`;

const Kind = styled.span`
  ${typography('overline')}
  padding: ${vars.space[1]} ${vars.space[2]};
  border: ${vars.size.hairline} solid currentColor;
  border-radius: ${vars.radius.small};
  color: ${vars.color.metal};
`;

/** The word mark with the word "Till", on the hero's colours: staff and members never mistake one page for the other. */
export function TillMark() {
  const { name } = useMessages().till;
  return (
    <Root>
      <WordMark />
      <Kind>{name}</Kind>
    </Root>
  );
}
