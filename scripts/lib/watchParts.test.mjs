import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchParts } from './watchParts.mjs';

let lines;

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation((line) =>
    lines.push(line.replace(/^ *\d+ s {2}/, '')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('without a terminal, prints a line when a part starts, and each minute while it runs', async () => {
  const watch = watchParts(false);
  let end;
  const done = watch.during('backend', () => new Promise((resolve) => (end = resolve)));
  await vi.advanceTimersByTimeAsync(130_000);
  end();
  await done;
  await vi.advanceTimersByTimeAsync(130_000);
  watch.stop();
  expect(lines).toEqual([
    'backend       starts',
    'backend       runs for 60 s',
    'backend       runs for 120 s',
  ]);
});
