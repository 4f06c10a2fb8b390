import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.section`
  display: grid;
  gap: ${vars.space[2]};
`;

const Title = styled.h2`
  ${typography('subheading')}
`;

const Items = styled.ul`
  ${typography('small')}
  display: grid;
  gap: ${vars.space[2]};
  padding-inline-start: ${vars.space[5]};
  color: ${vars.color.textMuted};
  list-style: disc;
`;

/** What staff try if no key arrives: the page cannot know why. */
export function ScannerHelp() {
  const { title, items } = useMessages().tillScanner.silent;
  return (
    <Root>
      <Title>{title}</Title>
      <Items>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Items>
    </Root>
  );
}
