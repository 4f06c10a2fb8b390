import type { Casinos, FormState } from './form.types.ts';

export const CASINOS: Casinos = {
  status: 'ready',
  options: [
    { id: 6, name: 'The Orrery, London' },
    { id: 9, name: 'Lantern House, Glasgow' },
    { id: 12, name: 'The Tidewater, Brighton' },
  ],
};

/** Replaces the rule, which needs a clock: people born before 2008 are old enough. */
export const isOfAge = (day: string): boolean => day < '2008';

/** The states of a form, by name. */
export const formStates: Readonly<Record<string, FormState>> = {
  Ready: { status: 'ready' },
  Pending: { status: 'pending' },
  Offline: { status: 'offline' },
  Failed: { status: 'error', message: 'Network error. Check your connection.' },
};
