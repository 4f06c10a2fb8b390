import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { chevronDownIcon } from '../primitives/Icon/controlIcons.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { alignedTo } from '../tokens/languages/alignedTo.ts';
import { media } from '../tokens/scale.ts';
import { typography, vars } from '../tokens/vars.ts';
import { navigationItemStyle } from './navigationItemStyle.ts';
import type { NavigationMenu } from './shell.types.ts';

/** A menu at the end takes the rest of its line, so that its label has all the room there is. */
const Root = styled.div`
  position: relative;

  &[data-align='end'] {
    display: flex;
    flex: 1 1 7.5rem;
    justify-content: end;
    min-inline-size: 0;
  }
`;

const Trigger = styled.button`
  ${navigationItemStyle}
  min-inline-size: 0;

  & > svg {
    flex: none;
    transition: rotate ${vars.motion.fast} ${vars.motion.easing};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const TriggerLabel = styled.span`
  max-inline-size: 14rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${vars.space[2]});
  inset-inline-start: 0;
  z-index: ${vars.layer.navigation};
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 13rem;
  padding: ${vars.space[2]};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  box-shadow: ${vars.shadow.high};

  [data-align='end'] > & {
    inset-inline: auto 0;
  }
`;

const Entry = styled.a`
  ${typography('label')}
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${vars.size.target};
  padding: ${vars.space[2]} ${vars.space[3]};
  border-radius: ${vars.radius.control};
  ${alignedTo('start')}
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &[aria-current='page'] {
    background: ${vars.color.accentSubtle};
    color: ${vars.color.accentText};
  }
`;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface DisclosureMenuProps {
  readonly menu: NavigationMenu;
  /** The edge of the button with which the list aligns. */
  readonly align?: 'start' | 'end';
}

/**
 * A button that shows a list of links. It follows the ARIA disclosure pattern, because the entries are pages and
 * not commands. Escape closes the list and restores the focus, the arrow keys move the focus, and the list closes
 * when the focus leaves it.
 */
export function DisclosureMenu({ menu, align = 'start' }: DisclosureMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      setOpen(false);
      trigger.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveFocus(list.current, step);
  };

  const onBlur = (event: FocusEvent) => {
    const nextFocus = event.relatedTarget;
    if (nextFocus instanceof Node && !root.current?.contains(nextFocus)) setOpen(false);
  };

  return (
    <Root ref={root} data-align={align} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={containsCurrent(menu) || undefined}
        onClick={() => setOpen(!open)}
      >
        <TriggerLabel>{menu.label}</TriggerLabel>
        <Icon icon={chevronDownIcon} />
      </Trigger>
      <List ref={list} id={id} hidden={!open}>
        {menu.items.map((item) => (
          <li key={item.label}>
            {item.kind === 'link' ? (
              <Entry
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {item.label}
              </Entry>
            ) : (
              <Entry
                as="button"
                type="button"
                onClick={() => {
                  setOpen(false);
                  item.onSelect();
                }}
              >
                {item.label}
              </Entry>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}

function containsCurrent(menu: NavigationMenu): boolean {
  return menu.items.some((item) => item.kind === 'link' && item.current);
}

/** Moves the focus to the next or previous entry, and wraps around at the ends. */
function moveFocus(list: HTMLUListElement | null, step: number): void {
  const entries = [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  const from = at === -1 && step < 0 ? 0 : at;
  entries.at((from + step + entries.length) % entries.length)?.focus();
}
