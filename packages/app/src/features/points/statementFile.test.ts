import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { firstPage, newestPage } from '../shared/points/points.fixtures.ts';
import { statementFile } from './statementFile.ts';
import { toMovements } from './toMovements.ts';

const names = new Map([[6, 'Harbour']]);

function linesOf(movements = newestPage.movements): readonly string[] {
  const page = { ...newestPage, movements };
  return statementFile(enGB.points, toMovements([page], names)).split('\r\n');
}

describe('the statement as CSV', () => {
  it('has a byte order mark, a header, and a line for each movement', () => {
    const file = statementFile(enGB.points, toMovements([newestPage, firstPage], names));
    expect(file.charCodeAt(0)).toBe(0xfeff);
    expect(file.slice(1).split('\r\n')).toEqual([
      '"Booked","Happened","Kind of points","Kind","Points","Balance","Casino","Reason","Pending until","Number"',
      '"2026-11-20 19:05","2026-11-20 19:00","Points to spend","Spent",-50,1250,"Harbour","A drink at the bar","","mv-6"',
      '"2026-11-20 19:05","2026-11-20 19:00","Points to spend","Earned",100,1300,"Harbour","Dinner at Slack Water","","mv-5"',
      '"2026-11-20 19:05","2026-11-20 19:00","Points to spend","Earned",40,,"Harbour","Lunch","2026-11-24","mv-4"',
      '"2026-11-20 19:05","2026-11-20 19:00","Tier points","Earned",100,,"Harbour","Dinner at Slack Water","","mv-3"',
      '"2026-10-03 19:00","2026-10-03 19:00","Points to spend","Earned",1000,1200,"Harbour","An anniversary dinner","","mv-2"',
      '"2026-10-01 19:00","2026-10-01 19:00","Points to spend","Earned",200,200,"Harbour","A welcome","","mv-1"',
      '',
    ]);
  });

  it('has the minus of a number, not an apostrophe', () => {
    expect(linesOf()[1]).toContain(',-50,');
  });
});
