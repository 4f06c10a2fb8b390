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

export interface SheetProps extends ModalProps {
  /** Names the corner button: a sheet always has a way out in sight. */
  readonly closeLabel: string;
}

/**
 * Comes up from the lower edge, within the thumb's reach; on a wide window it is a panel at the end
 * of the line. On the browser's own `<dialog>`.
 *
 * - When: a choice or a detail belongs to this page and needs room of its own.
 * - When not: a question that must be answered, which is a `Dialog`.
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
