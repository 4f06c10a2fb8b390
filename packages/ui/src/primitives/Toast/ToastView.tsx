import { keyframes, styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { closeIcon } from '../Icon/controlIcons.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';
import { alertIcon, infoIcon, successIcon } from '../Icon/statusIcons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { QueuedToast, ToastTone } from './toastQueue.ts';

const arrive = keyframes`
  from { opacity: 0; translate: 0 ${vars.space[3]}; }
`;

const Root = styled.div`
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

  &[data-notification] {
    align-items: start;
    padding-block: ${vars.space[3]};

    & > :last-child {
      margin-block: calc(-1 * ${vars.space[2]});
    }
  }

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

const Words = styled.div`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const More = styled.p`
  ${typography('small')}
`;

const Action = styled.button`
  ${typography('smallStrong')}
  min-block-size: ${vars.size.target};
  margin-block-end: calc(-1 * ${vars.space[2]});
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const icons: Readonly<Record<ToastTone, IconDrawing>> = {
  neutral: infoIcon,
  success: successIcon,
  danger: alertIcon,
};

interface ToastViewProps {
  readonly toast: QueuedToast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

export function ToastView({ toast, dismissLabel, onDismiss }: ToastViewProps) {
  const { title, text, tone, action } = toast;
  return (
    <Root data-tone={tone} data-notification={title === undefined ? undefined : true}>
      <Icon icon={icons[tone]} />
      {title === undefined ? (
        <Words>{text}</Words>
      ) : (
        <Words>
          <span>{title}</span>
          <More>{text}</More>
          {action && (
            <Action
              type="button"
              onClick={() => {
                onDismiss();
                action.onSelect();
              }}
            >
              {action.label}
            </Action>
          )}
        </Words>
      )}
      <IconButton label={dismissLabel} icon={closeIcon} onClick={onDismiss} />
    </Root>
  );
}
