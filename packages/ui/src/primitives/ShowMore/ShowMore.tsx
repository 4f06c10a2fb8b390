import { useRef } from 'react';
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
`;

export interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  /** What the button says. */
  readonly label: string;
  /** How many show, in words, such as "12 of 30"; announced when it changes. */
  readonly standing: string;
  readonly busy?: boolean;
  readonly onMore: () => void;
}

/**
 * The end of a long list: how much of it shows, and a button for the rest. The button goes once all
 * is shown, and the focus stays here.
 *
 * - When: a list of more than about twenty things.
 * - When not: everything fits: show it.
 */
export function ShowMore({ shown, total, label, standing, busy = false, onMore }: ShowMoreProps) {
  const standingRef = useRef<HTMLParagraphElement>(null);
  const more = () => {
    standingRef.current?.focus();
    onMore();
  };
  return (
    <Root>
      <Standing ref={standingRef} role="status" tabIndex={-1}>
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
