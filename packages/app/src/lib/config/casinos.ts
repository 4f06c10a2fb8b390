import type { CasinoNumber } from '@casino/ui/screens/shared/HelpNumbers.tsx';

/**
 * Telephone numbers for pages that cannot fetch them from the content service, because the app does not work. A group
 * writes its own casinos here before a release. docs/decisions/095.
 */
export const CASINOS: readonly CasinoNumber[] = [
  { name: 'The Orrery, London', telephone: '020 7946 0106' },
  { name: 'Lantern House, Glasgow', telephone: '0141 496 0109' },
  { name: 'The Tidewater, Brighton', telephone: '01632 960112' },
  { name: 'Foundry Rooms, Manchester', telephone: '0161 496 0121' },
];
