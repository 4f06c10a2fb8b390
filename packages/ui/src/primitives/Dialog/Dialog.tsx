import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { windowHeight } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { ModalBody, type ModalProps } from '../Modal/ModalBody.tsx';
import { useModal } from '../Modal/useModal.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 ${vars.space[2]}; }
`;

const Root = styled.dialog`
  inline-size: min(${vars.size.dialog}, 100vw - 2 * ${vars.space[4]});
  /* The dialog is centred, so the larger safe area applies to both edges. */
  max-block-size: calc(
    ${windowHeight} - 2 *
      max(${vars.space[6]}, env(safe-area-inset-top), env(safe-area-inset-bottom))
  );
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

/** Props of `Dialog`. */
export interface DialogProps extends ModalProps {
  /** The id of the text that screen readers read with the title when the dialog opens. */
  readonly describedBy?: string | undefined;
}

/**
 * A question or message that blocks the page. It uses a native modal `<dialog>`: the focus stays inside, Esc closes
 * it, and the focus then returns to its previous element.
 *
 * - When: the member must answer before continuing.
 * - When not: a brief confirmation, which is a toast, or a choice within the thumb's reach, which is a `Sheet`.
 */
export function Dialog({ open, describedBy, ...body }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, body.onClose);
  return (
    <Root {...modal} aria-labelledby={titleId} aria-describedby={describedBy}>
      {open && <ModalBody {...body} titleId={titleId} />}
    </Root>
  );
}
