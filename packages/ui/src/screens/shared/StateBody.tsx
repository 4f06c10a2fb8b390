import type { ReactNode } from 'react';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { FailedCard, type FailedCardProps } from './FailedCard.tsx';

interface State {
  readonly status: string;
}

type Loading = { readonly status: 'loading' };
type Failed = { readonly status: 'error'; readonly message: string };

export interface StateBodyProps<Shown extends State>
  extends Pick<FailedCardProps, 'onRetry' | 'headingLevel'> {
  readonly state: Loading | Failed | Shown;
  /** Names the loading region for assistive technology. */
  readonly loading: string;
  /** The shape of the content while it loads. */
  readonly skeleton: ReactNode;
  readonly errorTitle: string;
  /** Renders each other status, such as `empty` and `ready`. */
  readonly show: {
    readonly [Status in Shown['status']]: (
      state: Extract<Shown, { readonly status: Status }>,
    ) => ReactNode;
  };
}

/** The body of a screen or a section that loads: the skeleton, the error with a retry, or the content. */
export function StateBody<Shown extends State>({
  state,
  loading,
  skeleton,
  errorTitle,
  show,
  ...failed
}: StateBodyProps<Shown>) {
  if (isLoading(state)) return <LoadingRegion label={loading}>{skeleton}</LoadingRegion>;
  if (isFailed(state)) return <FailedCard {...failed} title={errorTitle} text={state.message} />;
  const render: (shown: never) => ReactNode = show[state.status as Shown['status']];
  return render(state as never);
}

function isLoading(state: State): state is Loading {
  return state.status === 'loading';
}

function isFailed(state: State): state is Failed {
  return state.status === 'error';
}
