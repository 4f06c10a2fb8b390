import { useCallback, useEffect, useRef, useState } from 'react';
import type { TillCall, TillReply } from '../backend/tillBackend.ts';
import { toFailure } from '../session/toFailure.ts';

/** A day that loads, has loaded, or did not. */
export type LoadedDay =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: 'no-connection' | 'failed' }
  | { readonly status: 'ready'; readonly reply: TillReply<'till-getDay'> };

/** Loads a day of the casino. `load` loads it again, and the page keeps the previous data meanwhile. */
export function useDay(call: TillCall, day: string) {
  const [result, setResult] = useState<LoadedDay>({ status: 'loading' });
  const wanted = useRef(day);

  const load = useCallback(async () => {
    const next = await call('till-getDay', { day }).then(
      (reply): LoadedDay => ({ status: 'ready', reply }),
      (error: unknown): LoadedDay => ({ status: 'error', error: toFailure(error) }),
    );
    // The manager may have chosen another day meanwhile.
    if (wanted.current === day) setResult(next);
  }, [call, day]);

  useEffect(() => {
    wanted.current = day;
    setResult({ status: 'loading' });
    void load();
  }, [day, load]);

  return { result, load };
}
