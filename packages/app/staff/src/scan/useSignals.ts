import { useEffect, useEffectEvent } from 'react';
import type { Answer } from './scanMachine.ts';
import { allowSound, playSignal, signalOf } from './signals.ts';

/** Plays the signal of each new answer. */
export function useSignals(answer: Answer | null, isSoundOn: boolean): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, allowSound, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, allowSound, { capture: true });
    };
  }, []);

  const play = useEffectEvent((shown: Answer) => {
    const signal = signalOf(shown);
    if (signal !== null) playSignal(signal, isSoundOn);
  });
  useEffect(() => {
    if (answer !== null) play(answer);
  }, [answer]);
}
