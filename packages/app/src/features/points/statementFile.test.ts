import { enGB } from '@casino/ui/i18n/messages.ts';
import { expect, it } from 'vitest';
import { movement, newestPage } from '../shared/points/points.fixtures.ts';
import { statementFile } from './statementFile.ts';

it('the statement as CSV has a byte order mark, a header, and a line for each movement', () => {
  const elsewhere = { ...movement, points: 'tier', venueId: null } as const;
  const movements = [...newestPage.movements.slice(0, 3), elsewhere];
  expect(statementFile(enGB.points, movements, new Map([[6, 'Harbour']])).split('\r\n')).toEqual([
    '\uFEFF"Booked","Happened","Kind of points","Kind","Points","Balance","Casino","Reason","Pending until","Number"',
    '"2026-11-20 19:05","2026-11-20 19:00","Points to spend","Spent",-50,1250,"Harbour","A drink at the bar","","mv-6"',
    '"2026-11-20 19:05","2026-11-20 19:00","Points to spend","Earned",100,1300,"Harbour","Dinner at Slack Water","","mv-5"',
    '"2026-11-20 19:05","2026-11-20 19:00","Points to spend","Earned",40,,"Harbour","Lunch","2026-11-24","mv-4"',
    '"2026-11-20 19:05","2026-11-20 19:00","Tier points","Earned",100,,"","Dinner at Slack Water","","mv-1"',
    '',
  ]);
});
