import { styled } from 'styled-components';
import { Suit } from '../artwork/Suit.tsx';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { typography, vars } from '../tokens/vars.ts';

const Root = styled.span`
  ${typography('subheading')}
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  color: ${vars.color.onHero};
  white-space: nowrap;

  & > svg {
    color: ${vars.color.metal};
  }
`;

/** The app's name beside a spade, on the hero's colours. */
export function WordMark() {
  const { common } = useMessages();
  return (
    <Root>
      <Suit name="spades" />
      {common.appName}
    </Root>
  );
}
