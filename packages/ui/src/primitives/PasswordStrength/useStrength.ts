import { useEffect, useState } from 'react';
import type { Strength } from './estimateStrength.ts';

/**
 * Milliseconds without a key press before the strength updates, so that screen readers announce it once and not per
 * letter.
 */
const PAUSE = 400;

/**
 * Returns the strength of a password once typing pauses. Returns null while the password is empty or the estimator
 * is not available: a missing hint must not block a new password.
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
