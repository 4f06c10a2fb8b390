import type { ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx';

/**
 * The device has no copy of the content, and its connection is missing or too bad. The content loads by itself when the
 * connection returns.
 */
export interface UnsavedState {
  readonly status: 'unsaved';
}

/** Why content is not loaded. */
export type LoadFailureState =
  /** `message` describes the error in one sentence. */
  { readonly status: 'error'; readonly message: string } | UnsavedState;

/** Props of `LoadFailure`. */
export interface LoadFailureProps extends Pick<ErrorStateProps, 'headingLevel'> {
  readonly state: LoadFailureState;
  /** The heading for an error. */
  readonly errorTitle: string;
  /** Loads the content again after an error. */
  readonly onRetry: () => void;
}
