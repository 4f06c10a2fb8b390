import type { CasinoNumber } from './HelpNumbers.tsx';

/** Numbers that Ofcom reserves for drama. */
export const casinoNumbers: readonly CasinoNumber[] = [
  { name: 'The Orrery, London', telephone: '020 7946 0106' },
  { name: 'Lantern House, Glasgow', telephone: '0141 496 0109' },
];
