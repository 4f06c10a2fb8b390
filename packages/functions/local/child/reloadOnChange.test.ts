import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnChange } from './reloadOnChange.ts';
import type { Child } from './startChild.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(folder, 'deep'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('replaces the child when files change, once for many changes, and reports a child that fails to start', async () => {
  const events: string[] = [];
  let starts = 0;
  const start = async (): Promise<Child> => {
    starts += 1;
    const name = starts;
    if (name === 2) throw new Error('a syntax error');
    events.push(`start ${name}`);
    const stop = async () => {
      events.push(`stop ${name}`);
    };
    return { port: 1, ended: new Promise(() => {}), stop };
  };
  const change = () => {
    for (const name of ['a.ts', 'b.ts']) writeFileSync(join(folder, 'deep', name), `${starts}`);
  };

  const child = await reloadOnChange(start, folder, (text) => events.push(text));
  change();
  await vi.waitFor(() => expect(events).toEqual(['start 1', 'stop 1', 'a syntax error']));
  change();
  await vi.waitFor(() =>
    expect(events.slice(3)).toEqual(['start 3', 'Reloaded the callable functions']),
  );
  await child.stop();
  expect(events.at(-1)).toBe('stop 3');
});
