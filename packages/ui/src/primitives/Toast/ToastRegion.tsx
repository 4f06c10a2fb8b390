import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastQueue, ToastTone } from './toastQueue.ts';

const arrive = keyframes`
  from { opacity: 0; translate: 0 ${vars.space[3]}; }
`;

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

const Toast = styled.div`
  ${typography('label')}
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[1]};
  padding-inline-start: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.high};
  animation: ${arrive} ${vars.motion.base} ${vars.motion.easing};

  &[data-tone='success'] {
    border-color: transparent;
    background: ${vars.color.success};
    color: ${vars.color.onSuccess};
  }

  &[data-tone='danger'] {
    border-color: transparent;
    background: ${vars.color.danger};
    color: ${vars.color.onDanger};
  }
`;

const icons: Readonly<Record<ToastTone, IconName>> = {
  neutral: 'info',
  success: 'success',
  danger: 'alert',
};

export interface ToastRegionProps {
  readonly queue: ToastQueue;
  readonly label: string;
  readonly dismissLabel: string;
}

/**
 * Where toasts appear, announced politely. It lies in the browser's top layer, above dialogs, and
 * its clocks stop while the pointer or the focus is on it. Specification section 9.
 *
 * - When: news that passes and asks nothing.
 * - When not: what must be read, which is a `MessageDialog`, or stays true, which is a `Banner`.
 */
export function ToastRegion({ queue, label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.visible, queue.visible);
  const ref = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;

  useLayoutEffect(() => {
    const region = ref.current;
    region?.showPopover();
    return () => region?.hidePopover();
  }, []);

  useLayoutEffect(() => {
    if (newest === undefined || !document.querySelector('dialog:modal')) return;
    // Showing it anew puts it above a dialog that was opened since.
    ref.current?.hidePopover();
    ref.current?.showPopover();
  }, [newest]);

  return (
    <Region
      ref={ref}
      popover="manual"
      aria-label={label}
      onMouseEnter={queue.hold}
      onMouseLeave={queue.release}
      onFocus={queue.hold}
      onBlur={queue.release}
    >
      <List role="status" aria-live="polite">
        {toasts.map(({ id, text, tone }) => (
          <Toast key={id} data-tone={tone}>
            <Icon name={icons[tone]} />
            {text}
            <IconButton label={dismissLabel} icon="close" onClick={() => queue.dismiss(id)} />
          </Toast>
        ))}
      </List>
    </Region>
  );
}
