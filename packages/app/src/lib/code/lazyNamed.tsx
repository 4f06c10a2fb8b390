import {
  type ComponentType,
  type FunctionComponent,
  use,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { inTime } from '../async/inTime.ts';
import { once } from '../async/once.ts';
import { retryUntilReply } from '../async/retry.ts';
import { serverResponds } from '../connection/reachability.ts';
import { isNoAnswer, remoteErrorCode } from '../remote/remoteError.ts';
import { loadCode, reloadForCode } from './loadCode.ts';
import { announceUpdate } from './updates.ts';

/** A component opens within this time, or `Missing` replaces it while its code loads, in milliseconds. */
export const CODE_WAIT_MS = 4_000;

/** Code that has not arrived after this time counts as lost if the server responds, in milliseconds. */
const LOST_AFTER_MS = 10_000;

/** A component whose code loads when it first renders, or with `preload`. */
export interface LazyComponent<Props extends object = object> extends FunctionComponent<Props> {
  /** Loads the code, so that the component renders without a fallback. Settles as `loadCode` does. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a lazy component of a module's named export.
 * @param Missing a page that replaces the component while the connection does not carry its code. By default, nothing
 * does. The component opens by itself.
 */
export function lazyNamed<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  Missing?: ComponentType,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const start = async (onStale?: () => void) => {
    Loaded = (await loadCode(load, onStale))[name];
  };
  let isStale = false;
  const preload = once(() =>
    start(() => {
      isStale = true;
      announceUpdate();
    }),
  );
  /** The outcome that the next page waits for: undefined, or the error. The page stays under the dialog of an update. */
  let first: Promise<unknown> | null = null;
  const firstOutcome = () => {
    first ??= inTime(preload(), CODE_WAIT_MS).catch((error: unknown) =>
      isStale ? new Promise<never>(() => {}) : error,
    );
    return first;
  };

  function Awaited(props: Props) {
    const [outcome] = useState(firstOutcome);
    const failure = use(outcome);
    const [fault, setFault] = useState<unknown>(null);
    const [, open] = useReducer((count: number) => count + 1, 0);
    const isMissing = !Loaded;

    useEffect(() => {
      if (!isMissing) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      retryUntilReply(() => findCode(start, Missing ? reloadForCode : null), signal).then(
        open,
        (error: unknown) => {
          if (!signal.aborted) setFault(error);
        },
      );
      return () => {
        controller.abort();
        first = null;
      };
    }, [isMissing]);

    if (Loaded) return <Loaded {...props} />;
    if (fault !== null) throw fault;
    if (!isNoAnswer(remoteErrorCode(failure))) throw failure;
    return Missing ? <Missing /> : null;
  }

  function Lazy(props: Props) {
    // Loaded code renders in the same frame, without a fallback. A page that opens later keeps its component.
    const [wasLoaded] = useState(Loaded !== undefined);
    return wasLoaded && Loaded ? <Loaded {...props} /> : <Awaited {...props} />;
  }
  return Object.assign(Lazy, { preload });
}

/**
 * Loads code that did not load in time. If the server responds without the code, `reload` fetches it: some browsers
 * remember a failed import, and a lost request blocks the next import of the same file. It is null for code beside a
 * page, whose forms a reload would clear.
 */
async function findCode(
  start: (onStale?: () => void) => Promise<void>,
  reload: (() => void) | null,
): Promise<void> {
  try {
    await inTime(start(reload ?? announceUpdate), LOST_AFTER_MS);
  } catch (error) {
    const lost = remoteErrorCode(error) === 'deadline-exceeded' && (await serverResponds());
    if (lost) reload?.();
    throw error;
  }
}
