import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import type { LoadFailureProps } from './LoadFailure.types.ts';
import { UnsavedNote } from './UnsavedNote.tsx';

/**
 * Replaces content that is not loaded: an error with a retry button, or the note that the device has not saved the
 * content, which then loads by itself. Screen readers announce both.
 *
 * - When: in place of content from the network.
 * - When not: an action that failed, which is a `Banner` beside it.
 */
export function LoadFailure({ state, errorTitle, headingLevel = 'h2', onRetry }: LoadFailureProps) {
  const { common } = useMessages();
  if (state.status === 'unsaved') {
    return <UnsavedNote headingLevel={headingLevel} />;
  }
  return (
    <ErrorState
      title={errorTitle}
      text={state.message}
      headingLevel={headingLevel}
      retryLabel={common.tryAgain}
      onRetry={onRetry}
    />
  );
}
