import { useEffect, useState } from 'react';
import type { Strength } from './estimateStrength.ts';

/** Milliseconds without a key before the strength is told, so that it is read out once and not per letter. */
const PAUSE = 400;

/**
 * The strength of what is being typed, once the typing pauses; null while nothing is typed, and where the
 * estimator cannot be loaded: a hint that is missing must not keep anybody from a password.
 */
export function useStrength(password: string, known: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const knownKey = known.join('\n');

  useEffect(() => {
    if (password === '') {
      setStrength(null);
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => {
      import('./estimateStrength.ts').then(
        ({ estimateStrength }) => {
          if (current) setStrength(estimateStrength(password, knownKey.split('\n')));
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password, knownKey]);

  return strength;
}
