import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { ModalBody, type ModalProps } from '../Modal/ModalBody.tsx';
import { useModal } from '../Modal/useModal.ts';

const arrive = keyframes`
  from { opacity: 0; translate: 0 ${vars.space[12]}; }
`;

const Root = styled.dialog`
  inset: auto 0 0;
  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: 85dvh;
  padding-block-end: env(safe-area-inset-bottom);
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-block-end: 0;
  border-start-start-radius: ${vars.radius.sheet};
  border-start-end-radius: ${vars.radius.sheet};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.high};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    animation: ${arrive} ${vars.motion.slow} ${vars.motion.easing};
  }

  &::backdrop {
    background: ${vars.color.scrim};
  }

  ${media.desktop} {
    inset: 0 0 0 auto;
    inline-size: ${vars.size.dialog};
    max-block-size: 100%;
    block-size: 100%;
    border-block: 0;
    border-inline-end: 0;
    border-radius: 0;

    [dir='rtl'] & {
      inset: 0 auto 0 0;
    }
  }
`;

/** Props of `Sheet`. */
export interface SheetProps extends ModalProps {
  /** The label of the corner button. It is required, because a sheet always shows a way to close it. */
  readonly closeLabel: string;
}

/**
 * A panel that slides up from the lower edge, within the thumb's reach. From 768 px, it is a panel at the inline
 * end of the window. It uses a native modal `<dialog>`.
 *
 * - When: a choice or a detail that belongs to the page and needs its own space.
 * - When not: a question that the member must answer, which is a `Dialog`.
 */
export function Sheet({ open, ...body }: SheetProps) {
  const titleId = useId();
  const modal = useModal(open, body.onClose);
  return (
    <Root {...modal} aria-labelledby={titleId}>
      {open && <ModalBody {...body} titleId={titleId} />}
    </Root>
  );
}
