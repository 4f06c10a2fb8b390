import { useEffect, useEffectEvent } from 'react';
import { allowSound, type Heard, playSignal, signalOf } from './signals.ts';

/** Plays the signal of each new answer, and of each scan that was not used. */
export function useSignals(heard: Heard | null, isSoundOn: boolean): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, allowSound, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, allowSound, { capture: true });
    };
  }, []);

  const play = useEffectEvent((now: Heard) => {
    const signal = signalOf(now);
    if (signal !== null) playSignal(signal, isSoundOn);
  });
  useEffect(() => {
    if (heard !== null) play(heard);
  }, [heard]);
}
