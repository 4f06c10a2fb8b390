import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { subscribeToModals, topModal } from '../Modal/modalStack.ts';
import { ToastView } from './ToastView.tsx';
import type { ToastQueue } from './toastQueue.ts';

const Region = styled.section`
  position: fixed;
  inset: auto 0 calc(env(safe-area-inset-bottom) + ${vars.space[20]}) 0;
  inline-size: min(${vars.size.form}, 100vw - 2 * ${vars.space[4]});
  margin-inline: auto;
  border: 0;
  background: none;
  overflow: visible;
  color: inherit;

  ${media.desktop} {
    inset-block-end: ${vars.space[6]};
  }
`;

const List = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  readonly queue: ToastQueue;
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Shows the toasts and notifications of a queue and announces them politely. The region is in the browser's top
 * layer. While a dialog is open, it moves into the topmost dialog, because content outside a modal dialog is inert.
 * The timers pause while the pointer or the focus is on the region. Specification section 9.
 *
 * - When: brief messages that need no answer.
 * - When not: a message that the member must read, which is a `MessageDialog`, or a lasting condition, which is a
 *   `Banner`.
 */
export function ToastRegion(props: ToastRegionProps) {
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null);
  return modal ? createPortal(<TopLayer {...props} />, modal) : <TopLayer {...props} />;
}

function TopLayer({ queue, label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.visible, queue.visible);
  const ref = useRef<HTMLElement>(null);
  const holds = useRef(false);

  const hold = () => {
    holds.current = true;
    queue.hold();
  };
  const release = useCallback(() => {
    if (holds.current) queue.release();
    holds.current = false;
  }, [queue]);

  useLayoutEffect(() => {
    const region = ref.current;
    // Without popovers, as in Safari before 17, the region is above the page and below a dialog.
    const popover = region !== null && 'showPopover' in region ? region : null;
    popover?.showPopover();
    return () => {
      popover?.hidePopover();
      // If the region disappears under the pointer, the browser sends no `mouseleave`.
      release();
    };
  }, [release]);

  return (
    <Region
      ref={ref}
      popover="manual"
      aria-label={label}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {/* With `aria-atomic` false, screen readers announce only the new toast. */}
      <List role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastView
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            onDismiss={() => queue.dismiss(toast.id)}
          />
        ))}
      </List>
    </Region>
  );
}
