import { Menu as Headless } from '@base-ui/react/menu';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { buttonStyle } from '../Button/buttonLooks.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';

const Trigger = styled(Headless.Trigger)`
  ${buttonStyle}
`;

const Positioner = styled(Headless.Positioner)`
  z-index: ${vars.layer.prompt};
`;

const List = styled(Headless.Popup)`
  display: grid;
  min-inline-size: var(--anchor-width);
  max-inline-size: var(--available-width);
  max-block-size: var(--available-height);
  padding: ${vars.space[2]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.high};
  overflow: auto;
`;

const Item = styled(Headless.Item)`
  ${typography('label')}
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.size.target};
  padding: ${vars.space[2]} ${vars.space[3]};
  border-radius: ${vars.radius.control};
  cursor: pointer;

  &[data-highlighted] {
    background: ${vars.color.accentSubtle};
  }

  &[data-tone='danger'] {
    color: ${vars.color.dangerText};
  }

  &[data-disabled] {
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }
`;

/** A command of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'danger';
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** What the button says. */
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
  /** The edge of the button that the menu lines up with. */
  readonly align?: 'start' | 'end';
}

/**
 * A button that opens a list of commands. Arrow keys, Home, End and typing move through them, Esc
 * closes it and gives the focus back. It finds its place by Base UI, since anchored popovers are
 * too young in the browsers that members have.
 *
 * - When: there are more commands than there is room for.
 * - When not: the entries are places, which is navigation, or values, which is a `Select`.
 */
export function Menu({ label, icon, items, align = 'start' }: MenuProps) {
  // Inside the theme and inside a dialog, unlike the body's end: there it would have neither colours nor life.
  const container = useRef<HTMLSpanElement>(null);
  return (
    <Headless.Root modal={false}>
      <Trigger data-variant="secondary">
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="chevronDown" />
      </Trigger>
      <span ref={container} />
      <Headless.Portal container={container}>
        <Positioner positionMethod="fixed" align={align} sideOffset={8} collisionPadding={16}>
          <List>
            {items.map((item) => (
              <Item
                key={item.id}
                disabled={item.disabled ?? false}
                data-tone={item.tone}
                onClick={item.onSelect}
              >
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </Item>
            ))}
          </List>
        </Positioner>
      </Headless.Portal>
    </Headless.Root>
  );
}
