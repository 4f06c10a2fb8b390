import { useEffect, useEffectEvent } from 'react';
import type { ScanState } from './scanMachine.ts';
import { allowSound, playSignal, scanSignal } from './signals.ts';

/** Plays the signal of each new state: the same scan again is a new one. */
export function useSignals(state: ScanState, isSoundOn: boolean): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, allowSound, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, allowSound, { capture: true });
    };
  }, []);

  const play = useEffectEvent((now: ScanState) => {
    const signal = scanSignal(now);
    if (signal !== null) playSignal(signal, isSoundOn);
  });
  useEffect(() => play(state), [state]);
}
