import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/LoadFailure/LoadFailure.tsx';
import type {
  LoadFailureProps,
  LoadFailureState,
} from '../../components/LoadFailure/LoadFailure.types.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';

interface State {
  readonly status: string;
}

type Loading = { readonly status: 'loading' };

export interface StateBodyProps<Shown extends State> extends Omit<LoadFailureProps, 'state'> {
  readonly state: Loading | LoadFailureState | Shown;
  /** Names the loading region for assistive technology. */
  readonly loading: string;
  /** The shape of the content while it loads. */
  readonly skeleton: ReactNode;
  /** Renders each other status, such as `empty` and `ready`. */
  readonly show: {
    readonly [Status in Shown['status']]: (
      state: Extract<Shown, { readonly status: Status }>,
    ) => ReactNode;
  };
}

/** The body of a screen or a section that loads: the skeleton, the reason why it is not loaded, or the content. */
export function StateBody<Shown extends State>({
  state,
  loading,
  skeleton,
  show,
  ...failure
}: StateBodyProps<Shown>) {
  if (isLoading(state)) return <LoadingRegion label={loading}>{skeleton}</LoadingRegion>;
  if (isFailed(state)) {
    return (
      <Card>
        <LoadFailure {...failure} state={state} />
      </Card>
    );
  }
  const render: (shown: never) => ReactNode = show[state.status as Shown['status']];
  return render(state as never);
}

function isLoading(state: State): state is Loading {
  return state.status === 'loading';
}

function isFailed(state: State): state is LoadFailureState {
  return state.status === 'error' || state.status === 'unsaved';
}
