import { css, styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Page } from '../../shell/Page.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { MoreScreenProps } from './More.types.ts';

const Root = styled(Page)`
  display: grid;
  gap: ${vars.space[6]};
  padding-block: ${vars.space[10]};

  &[data-layout='desktop'] {
    padding-block: ${vars.space[12]} ${vars.space[16]};
  }
`;

const Title = styled.h1`
  ${typography('display')}
`;

const List = styled.ul`
  max-inline-size: ${vars.size.form};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  overflow: hidden;

  > li + li {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const row = css`
  ${typography('body')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: ${vars.space[12]};
  padding-inline: ${vars.space[5]};
  color: ${vars.color.text};
  text-decoration: none;

  &:hover {
    background: ${vars.color.accentSubtle};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

const Place = styled.a`
  ${row}
`;

const Action = styled.button`
  ${row}
`;

/** Everything that the bar along the bottom leads to only by way of More. Specification section 2. */
export function MoreScreen({ layout, items }: MoreScreenProps) {
  const { navigation } = useMessages();
  return (
    <Root data-layout={layout}>
      <Title>{navigation.more}</Title>
      <List>
        {items.map((item) => (
          <li key={item.label}>
            {item.kind === 'link' ? (
              <Place href={item.href}>
                {item.label}
                <Icon name="chevronRight" />
              </Place>
            ) : (
              <Action type="button" onClick={item.onSelect}>
                {item.label}
              </Action>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}
