import { useId } from 'react';
import { styled } from 'styled-components';
import { chevronRightIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SlashedName } from '../../shell/slots/SlashedName.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { MoreGroup } from './More.types.ts';

const Title = styled.h2`
  ${typography('overline')}
  margin-block-end: ${vars.space[3]};
  color: ${vars.color.metalText};
`;

const List = styled.ul`
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  overflow: hidden;

  > li + li {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

const Link = styled.a`
  ${typography('body')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[4]};
  min-block-size: ${vars.space[12]};
  padding-inline: ${vars.space[5]};
  color: ${vars.color.text};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }

  svg {
    color: ${vars.color.textMuted};
  }
`;

/** A titled list of links. */
export function MoreList({ group }: { readonly group: MoreGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{group.title}</Title>
      <List>
        {group.items.map((item) => (
          <li key={item.label}>
            <Link href={item.href}>
              <span>
                <SlashedName>{item.label}</SlashedName>
              </span>
              <Icon icon={chevronRightIcon} />
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
