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

export interface ToastRegionProps {
  readonly queue: ToastQueue;
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Where toasts and notifications appear, announced politely. It lies in the browser's top layer, inside
 * the topmost dialog while one is open: outside of it nothing can be read out or pressed. Its clocks stop
 * while the pointer or the focus is on it. Specification section 9.
 *
 * - When: news that passes and asks nothing.
 * - When not: what must be read, which is a `MessageDialog`, or stays true, which is a `Banner`.
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
    // Without popovers, as in Safari before 17, it lies above the page and below a dialog.
    const popover = region !== null && 'showPopover' in region ? region : null;
    popover?.showPopover();
    return () => {
      popover?.hidePopover();
      // It may go away under the pointer, which then never says that it left.
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
      {/* One that arrives is announced, and not those beside it again. */}
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
