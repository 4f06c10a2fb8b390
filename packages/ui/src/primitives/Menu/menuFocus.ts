import type { KeyboardEvent } from 'react';

/**
 * Moves the focus in a menu, following the ARIA menu pattern: the arrow keys wrap around, Home and End go to the
 * ends, and a letter goes to the next item that begins with it. Returns true if it handled the key.
 */
export function moveMenuFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const target = itemFor(key, items, at);
  target?.focus();
  return target !== undefined;
}

function itemFor(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(Math.max(at, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const fromNext = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      const begins = key.toLocaleLowerCase();
      return fromNext.find((item) => item.innerText.trim().toLocaleLowerCase().startsWith(begins));
    }
  }
}
