import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

const List = styled.div`
  display: flex;
  gap: ${vars.space[6]};
  border-block-end: ${vars.size.hairline} solid ${vars.color.border};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled.button`
  ${typography('label')}
  flex: none;
  min-block-size: ${vars.size.target};
  min-inline-size: ${vars.size.target};
  padding-inline: ${vars.space[1]};
  border-block-end: ${vars.size.outline} solid transparent;
  color: ${vars.color.textMuted};
  transition: color ${vars.motion.fast} ${vars.motion.easing};

  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
    }
  }

  &[aria-selected='true'] {
    border-color: ${vars.color.accentText};
    color: ${vars.color.text};
  }

  ${media.forcedColors} {
    border-color: Canvas;

    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

const Panel = styled.div`
  padding-block-start: ${vars.space[5]};
`;

/** A tab and its panel. */
export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
  readonly panel: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  /** Called for a press and for the keyboard. The parent then sets `selected`. */
  readonly onSelect: (id: Id) => void;
}

/**
 * Several views, one of which is visible, and on paper without the tabs. The arrow keys, Home and End move the focus and select.
 *
 * - When: two to five views that readers do not need side by side.
 * - When not: separate pages, which are links.
 */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const prefix = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const selectedIndex = items.findIndex(({ id }) => id === selected);

  const move = (event: KeyboardEvent) => {
    const to = indexFor(event, selectedIndex, items.length);
    const item = to === null ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    onSelect(item.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(item)]?.focus();
  };

  return (
    <div>
      <List ref={listRef} data-screen-only role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(({ id, label: text, lang }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            lang={lang}
            id={`${prefix}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {text}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${selected}`}>
        {items[selectedIndex]?.panel}
      </Panel>
    </div>
  );
}

function indexFor(event: KeyboardEvent, current: number, count: number): number | null {
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const previous = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const targets = new Map([
    [next, (current + 1) % count],
    [previous, (current - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return targets.get(event.key) ?? null;
}
