import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { closeIcon } from '../../primitives/Icon/controlIcons.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 ${vars.space[3]}; }
`;

const Panel = styled.div`
  position: fixed;
  inset-block-end: calc(env(safe-area-inset-bottom) + ${vars.space[20]});
  inset-inline: ${vars.space[4]};
  z-index: ${vars.layer.prompt};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${vars.space[2]} ${vars.space[4]};
  max-inline-size: ${vars.size.form};
  margin-inline: auto;
  padding: ${vars.space[5]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.raised};
  color: ${vars.color.text};
  box-shadow: ${vars.shadow.high};
  animation: ${rise} ${vars.motion.base} ${vars.motion.easing};

  ${media.desktop} {
    inset-block-end: ${vars.space[6]};
    inset-inline: auto ${vars.space[6]};
    inline-size: ${vars.size.form};
  }
`;

const Title = styled.h2`
  ${typography('subheading')}
`;

const Words = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

const Corner = styled.span`
  grid-area: 1 / 2;
  margin: calc(-1 * ${vars.space[2]});
  color: ${vars.color.textMuted};
`;

const Action = styled.div`
  grid-column: 1 / -1;
  margin-block-start: ${vars.space[2]};
`;

/** Props of `UpdatePrompt`. */
export interface UpdatePromptProps {
  /** True when a new version is ready. */
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Called when the member updates. */
  readonly onConfirm: () => void;
  /** The label of the corner button. */
  readonly dismissLabel: string;
  /** Called for the corner button. By specification section 8, dismissing reloads the app too. */
  readonly onDismiss: () => void;
}

/**
 * Reports that a new version is ready. It stays until the member answers it, and does not block the page, so that
 * it never covers a code at the till. Keep it mounted while it is closed, so that screen readers announce it.
 * Specification section 8.
 *
 * - When: a service worker waits with a new version.
 * - When not: other news, which is a toast, or a message that needs an answer now, which is a `MessageDialog`.
 */
export function UpdatePrompt({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  dismissLabel,
  onDismiss,
}: UpdatePromptProps) {
  const id = useId();
  return (
    <div aria-live="polite">
      {open && (
        <Panel role="dialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
          <Title id={`${id}-title`}>{title}</Title>
          <Words id={`${id}-text`}>{text}</Words>
          <Action>
            <Button block onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Action>
          <Corner>
            <IconButton label={dismissLabel} icon={closeIcon} onClick={onDismiss} />
          </Corner>
        </Panel>
      )}
    </div>
  );
}
