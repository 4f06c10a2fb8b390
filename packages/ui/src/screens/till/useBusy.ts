import { useState } from 'react';

/** Runs one promise at a time: while it is pending, `isBusy` is true and a further call does nothing. */
export function useBusy(): readonly [
  isBusy: boolean,
  run: (action: () => Promise<unknown>) => void,
] {
  const [isBusy, setBusy] = useState(false);
  const run = (action: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    void action().finally(() => setBusy(false));
  };
  return [isBusy, run];
}
