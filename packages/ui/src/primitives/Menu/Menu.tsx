import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { windowHeight } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { buttonStyle } from '../Button/buttonStyle.ts';
import { chevronDownIcon } from '../Icon/controlIcons.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';
import { moveMenuFocus } from './menuFocus.ts';

const Trigger = styled.button`
  ${buttonStyle}
`;

const List = styled.div`
  min-inline-size: 12rem;
  max-inline-size: calc(100vw - 2 * ${vars.space[4]});
  max-block-size: calc(${windowHeight} - 2 * ${vars.space[4]});
  padding: ${vars.space[2]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.high};
  overflow: auto;

  /* Without CSS anchor positioning, the popover opens in the middle of the window. */
  @supports (position-area: block-end) {
    inset: auto;
    margin: ${vars.space[2]} 0;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;

    &[data-align='end'] {
      position-area: block-end span-inline-start;
    }
  }
`;

const Item = styled.button`
  ${typography('label')}
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  inline-size: 100%;
  min-block-size: ${vars.size.target};
  padding: ${vars.space[2]} ${vars.space[3]};
  border-radius: ${vars.radius.control};
  text-align: start;

  &[data-tone='danger'] {
    color: ${vars.color.dangerText};
  }

  &:hover,
  &:focus-visible {
    background: ${vars.color.accentSubtle};
    color: ${vars.color.text};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }

  &[aria-disabled='true'] {
    background: none;
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }
`;

/** A command of a `Menu`. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDrawing;
  /** `danger` for a command that cannot be undone. */
  readonly tone?: 'danger';
  readonly disabled?: boolean;
  /** Called after the menu has closed and the focus is back on its button. */
  readonly onSelect: () => void;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** The text of the button. */
  readonly label: string;
  readonly icon?: IconDrawing;
  readonly items: readonly MenuItem[];
  /** The edge of the button with which the menu aligns. */
  readonly align?: 'start' | 'end';
}

/**
 * A button that opens a list of commands. It uses a native popover: the menu is in the top layer, and Esc or a
 * press outside closes it. The arrow keys, Home, End and letters move the focus.
 *
 * - When: there are more commands than the space allows.
 * - When not: links to pages, which are navigation, or values, which are a `Select`.
 */
export function Menu({ label, icon, items, align = 'start' }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.showPopover({ source: event.currentTarget as HTMLElement });
  };
  const enter = ({ newState }: ToggleEvent) => {
    if (newState === 'open') list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') list.current?.hidePopover();
    else if (moveMenuFocus(event)) event.preventDefault();
  };
  const choose = ({ disabled, onSelect }: MenuItem) => {
    if (disabled) return;
    // Closing restores the focus. The command runs afterwards, because it may move the focus.
    list.current?.hidePopover();
    onSelect();
  };

  return (
    <>
      <Trigger
        type="button"
        data-variant="secondary"
        aria-haspopup="menu"
        popoverTarget={id}
        onKeyDown={openByArrow}
      >
        {icon && <Icon icon={icon} />}
        {label}
        <Icon icon={chevronDownIcon} />
      </Trigger>
      <List
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        data-align={align}
        onToggle={enter}
        onKeyDown={press}
      >
        {items.map((item) => (
          <Item
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-tone={item.tone}
            aria-disabled={item.disabled}
            onClick={() => choose(item)}
          >
            {item.icon && <Icon icon={item.icon} />}
            {item.label}
          </Item>
        ))}
      </List>
    </>
  );
}
