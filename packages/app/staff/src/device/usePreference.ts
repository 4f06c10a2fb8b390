import { useCallback, useState } from 'react';

/** What the staff of a device have chosen, in `localStorage`. Each is false until chosen, except the sound. */
const KEYS = { sound: 'casino.till.sound', camera: 'casino.till.camera' } as const;

type Preference = keyof typeof KEYS;

const DEFAULTS: Readonly<Record<Preference, boolean>> = { sound: true, camera: false };

/** The stored choice. Without storage, the default. */
function preference(name: Preference): boolean {
  try {
    const stored = localStorage.getItem(KEYS[name]);
    return stored === null ? DEFAULTS[name] : stored === 'on';
  } catch {
    return DEFAULTS[name];
  }
}

/** Stores a choice. Without storage, it lasts until the page closes. */
function choose(name: Preference, isOn: boolean): void {
  try {
    localStorage.setItem(KEYS[name], isOn ? 'on' : 'off');
  } catch {
    // The page keeps the choice in memory.
  }
}

/** A choice of the staff of this device, and a function that changes it. */
export function usePreference(name: Preference): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => preference(name));
  const change = useCallback(
    (next: boolean) => {
      choose(name, next);
      setIsOn(next);
    },
    [name],
  );
  return [isOn, change];
}
