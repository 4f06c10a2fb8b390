import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { Button } from '../Button/Button.tsx';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space[3]};
`;

const Standing = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};

  &[data-quiet] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** Props of `ShowMore`. */
export interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  /** The text of the button. */
  readonly label: string;
  /** The number of visible items in words, such as "12 of 30". Screen readers announce changes. */
  readonly standing: string;
  readonly busy?: boolean;
  /** Called for a press. The parent then increases `shown`. */
  readonly onMore: () => void;
}

/**
 * The end of a long list: the number of visible items, and a button that shows more. The button disappears when all
 * items are visible. The focus then stays on the number. A list that was never longer shows
 * nothing: only a screen reader hears how many match a filter.
 *
 * - When: a list of more than about twenty items.
 * - When not: a shorter list. Show all of it.
 */
export function ShowMore({ shown, total, label, standing, busy = false, onMore }: ShowMoreProps) {
  const standingRef = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setWasPressed] = useState(false);
  const more = () => {
    standingRef.current?.focus();
    setWasPressed(true);
    onMore();
  };
  const isQuiet = shown >= total && !wasPressed;
  return (
    <Root data-screen-only>
      <Standing ref={standingRef} role="status" tabIndex={-1} data-quiet={isQuiet || undefined}>
        {standing}
      </Standing>
      {shown < total && (
        <Button variant="secondary" busy={busy} onClick={more}>
          {label}
        </Button>
      )}
    </Root>
  );
}
