import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

const rise = keyframes`
  from { opacity: 0; translate: 0 ${vars.space[2]}; }
`;

const Root = styled.dialog`
  inline-size: min(${vars.size.dialog}, 100vw - 2 * ${vars.space[4]});
  max-block-size: calc(100dvh - 2 * ${vars.space[6]});
  margin: auto;
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.sheet};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.high};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: ${rise} ${vars.motion.base} ${vars.motion.easing};
  }

  &::backdrop {
    background: ${vars.color.scrim};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  padding: ${vars.space[6]};
`;

const Header = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space[4]};
`;

const Title = styled.h2`
  ${typography('heading')}
`;

const Corner = styled.span`
  margin: -${vars.space[2]};
  color: ${vars.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${vars.space[3]};
  margin-block-start: ${vars.space[2]};
`;

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** Called for Esc, the corner button and a press outside. The owner then sets `open` to false. */
  readonly onClose: () => void;
  /** Names the corner button; without it there is none. */
  readonly closeLabel?: string;
}

/**
 * A question or a message that stops everything else, on the browser's own `<dialog>`: focus stays
 * inside, Esc closes it, and focus returns to where it was.
 *
 * - When: the answer is needed before going on.
 * - When not: news that can wait, which is a toast.
 */
export function Dialog({ open, title, children, actions, onClose, closeLabel }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    // Closing before the element goes away is what makes the browser give the focus back.
    return () => dialog.close();
  }, [open]);

  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  // A second Esc in a row closes it whatever the page says.
  const closedByBrowser = () => {
    if (open && !ref.current?.open) onClose();
  };

  return (
    <Root
      ref={ref}
      aria-labelledby={titleId}
      onCancel={askToClose}
      onClose={closedByBrowser}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && (
        <Body>
          <Header>
            <Title id={titleId}>{title}</Title>
            {closeLabel && (
              <Corner>
                <IconButton label={closeLabel} icon="close" onClick={onClose} />
              </Corner>
            )}
          </Header>
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Body>
      )}
    </Root>
  );
}
