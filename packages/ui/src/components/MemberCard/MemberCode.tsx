import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { closeIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useModal } from '../../primitives/Modal/useModal.ts';
import { afterFrame } from '../../primitives/Motion/afterFrame.ts';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { media, windowHeight } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { MemberCardLabels } from './MemberCard.types.ts';
import { MemberQr } from './MemberQr.tsx';
import { useIdle } from './useIdle.ts';

/** A phone on its side: too low for the words below the code. */
const LOW = '@media (orientation: landscape) and (max-height: 40rem)';

const lift = keyframes`
  from { opacity: 0; translate: 0 ${vars.space[16]}; }
`;

const Root = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: ${windowHeight};
  max-block-size: none;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;

  /* Scanners need black on white, whatever the colours of the page. */
  forced-color-adjust: none;

  &[open] {
    animation: ${lift} ${vars.motion.slow} ${vars.motion.easing};
  }

  &[data-closing] {
    animation: none;
    opacity: 0;
  }

  &::backdrop {
    background: none;
  }
`;

/** The rim has the colours of the tier. A press on it closes nothing: a thumb holds the phone there. */
const Rim = styled.div`
  display: grid;
  min-block-size: 100%;
  padding: max(${vars.space[2]}, env(safe-area-inset-top))
    max(${vars.space[2]}, env(safe-area-inset-right))
    max(${vars.space[2]}, env(safe-area-inset-bottom))
    max(${vars.space[2]}, env(safe-area-inset-left));
  background: linear-gradient(160deg, ${vars.color.heroVia}, ${vars.color.heroTo});
`;

const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto auto;
  justify-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[2]};
  border: ${vars.size.outline} solid ${vars.color.metal};
  border-radius: ${vars.radius.card};
  background: ${vars.color.qrPaper};
  color: ${vars.color.qrInk};
  text-align: center;

  ${LOW} {
    grid-template: 1fr auto / auto minmax(0, 1fr);
    column-gap: ${vars.space[6]};
    align-items: center;
  }
`;

const Code = styled(MemberQr)`
  align-self: center;
  inline-size: min(100%, 26rem);
  block-size: auto;

  ${LOW} {
    grid-row: 1 / -1;
    inline-size: max(280px, min(50vw, ${windowHeight} - ${vars.space[10]}));
    max-inline-size: none;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  overflow-wrap: anywhere;

  p {
    ${typography('small')}
  }

  p:first-child {
    ${typography('bodyStrong')}
  }

  dt {
    ${typography('caption')}
  }

  dd {
    ${typography('code')}
  }
`;

const Close = styled.button`
  ${typography('label')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  inline-size: 100%;
  min-block-size: ${vars.space[12]};
  border: ${vars.size.hairline} solid currentColor;
  border-radius: ${vars.radius.control};

  &:focus-visible {
    outline-color: currentColor;
  }

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }

  &:active {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }
`;

/** Props of `MemberCode`. */
export interface MemberCodeProps {
  readonly open: boolean;
  readonly name: string;
  /** The customer number. */
  readonly number: string;
  readonly labels: Pick<MemberCardLabels, 'number' | 'code' | 'showCard'>;
  /** What to do if the scanner does not read the code. */
  readonly hint: string;
  /**
   * Called for the button, Esc and the back gesture of Android, in the frame after the code is hidden. The parent then
   * sets `open` to false.
   */
  readonly onClose: () => void;
}

/**
 * The code of the member's card for the till, as large as a phone. It is a modal `<dialog>` in black on white. Its rim
 * has the colours of the nearest `ThemeRoot`.
 *
 * - When: `onShowCode` of a `MemberCard`, on a phone.
 * - When not: on a desktop, where the card turns.
 */
export function MemberCode({ open, name, number, labels, hint, onClose }: MemberCodeProps) {
  const [isClosing, setIsClosing] = useState(false);
  // Closing a modal dialog recalculates the style of the whole page, so the tap changes the opacity first, which draws
  // nothing again, and the dialog closes in the next frame.
  const close = () => {
    if (isClosing) return;
    setIsClosing(true);
    afterFrame(() => {
      setIsClosing(false);
      onClose();
    });
  };
  const modal = useModal(open, close);
  const isIdle = useIdle();
  return (
    <Root {...modal} data-closing={isClosing || undefined} aria-label={labels.number}>
      {(open || isIdle) && (
        <Rim>
          <Paper>
            <Code number={number} label={labels.code} />
            {/* These are in the closed dialog too, because adding their rules recalculates the style of the whole page. */}
            <Words>
              {open && (
                <>
                  <p>{name}</p>
                  <dl>
                    <dt>{labels.number}</dt>
                    <dd>
                      <Spelled text={number} />
                    </dd>
                  </dl>
                  <p>{hint}</p>
                </>
              )}
            </Words>
            <Close type="button" onClick={close}>
              {open && (
                <>
                  <Icon icon={closeIcon} />
                  <span>{labels.showCard}</span>
                </>
              )}
            </Close>
          </Paper>
        </Rim>
      )}
    </Root>
  );
}
