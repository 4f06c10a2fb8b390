import { beforeEach, expect, it, vi } from 'vitest';
import { printProgress } from './progress.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return () => void vi.useRealTimers();
});

it('prints nothing for two seconds, then the rows, the time left and the speed', () => {
  const print = printProgress();
  print({ rows: 0, share: 0 });
  vi.advanceTimersByTime(1_900);
  print({ rows: 900, share: 0.1 });
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(2_100);
  print({ rows: 2_000, share: 0.25 });
  vi.advanceTimersByTime(196_000);
  print({ rows: 100_000, share: 0.5 });
  expect(lines).toEqual([
    '2,000 rows, 25 %, 12 s left, 500 a second',
    '100,000 rows, 50 %, 3 min left, 500 a second',
  ]);
});

it('prints no time left if the end is unknown', () => {
  const print = printProgress('members');
  print({ rows: 0, share: null });
  vi.advanceTimersByTime(2_000);
  print({ rows: 300, share: null });
  expect(lines).toEqual(['300 members, 150 a second']);
});
