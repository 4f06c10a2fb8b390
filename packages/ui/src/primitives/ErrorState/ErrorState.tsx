import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { refreshIcon } from '../Icon/controlIcons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon } from '../Icon/statusIcons.ts';

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: ${vars.space[16]};
  block-size: ${vars.space[16]};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.dangerSubtle};
  color: ${vars.color.dangerText};
`;

/** Props of `ErrorState`. */
export interface ErrorStateProps extends Pick<EmptyStateProps, 'title' | 'headingLevel'> {
  /** What happened, and what to do next. */
  readonly text: string;
  /** The label of the retry button. */
  readonly retryLabel?: string;
  /** Called for the retry button. Without it, there is no button. */
  readonly onRetry?: () => void;
  /** True while the retry runs. */
  readonly retrying?: boolean;
}

/**
 * Reports that content failed to load, and offers a retry. Screen readers announce it.
 *
 * - When: in place of content that failed to load.
 * - When not: an error of a field, which has its own `error`, or of a form, which is a `Banner`.
 */
export function ErrorState({
  title,
  text,
  headingLevel = 'h2',
  retryLabel,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        headingLevel={headingLevel}
        picture={
          <Mark>
            <Icon icon={alertIcon} size="large" />
          </Mark>
        }
        action={
          onRetry &&
          retryLabel && (
            <Button variant="secondary" icon={refreshIcon} busy={retrying} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      />
    </div>
  );
}
