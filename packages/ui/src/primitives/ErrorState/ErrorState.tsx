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

export interface ErrorStateProps extends Pick<EmptyStateProps, 'title' | 'headingLevel'> {
  /** What happened, and what to do next. */
  readonly text: string;
  /** Names the button that tries again; without `onRetry` there is none. */
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  /** True while it tries again. */
  readonly retrying?: boolean;
}

/**
 * Something failed: what happened, and a way to try again. It is announced.
 *
 * - When: in place of what did not load.
 * - When not: a field or a form, which is its own error or a `Banner`.
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
