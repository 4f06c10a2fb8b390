import { expect, it } from 'vitest';
import { inLanes } from './lanes.ts';

interface Task {
  readonly name: string;
  readonly lane: string | null;
  readonly fails?: true;
}

/** Runs tasks, of which each takes some turns of the event loop, and records their beginnings and ends. */
async function ran(tasks: readonly Task[]) {
  const events: string[] = [];
  const yielded: string[] = [];
  const run = async ({ name, fails }: Task) => {
    events.push(`+${name}`);
    await new Promise(setImmediate);
    if (fails) throw new Error(name);
    events.push(`-${name}`);
    return name;
  };
  const error = await (async () => {
    for await (const name of inLanes(tasks, ({ lane }) => lane, run)) yielded.push(name);
  })().catch(({ message }: Error) => message);
  return { events, yielded, error };
}

it('runs the tasks of a lane one after another, beside those of another lane', async () => {
  const { events, yielded } = await ran([
    { name: 'a1', lane: 'a' },
    { name: 'a2', lane: 'a' },
    { name: 'b1', lane: 'b' },
  ]);
  expect(events.slice(0, 2)).toEqual(['+a1', '+b1']);
  expect(events.indexOf('+a2')).toBeGreaterThan(events.indexOf('-a1'));
  expect(yielded).toEqual(['a1', 'a2', 'b1']);
});

it('runs a task without a lane after all before it, and before all after it', async () => {
  const { events, yielded } = await ran([
    { name: 'a1', lane: 'a' },
    { name: 'b1', lane: 'b' },
    { name: 'alone', lane: null },
    { name: 'a2', lane: 'a' },
  ]);
  expect(events.slice(4)).toEqual(['+alone', '-alone', '+a2', '-a2']);
  expect(yielded).toEqual(['a1', 'b1', 'alone', 'a2']);
});

it('ends with the error of a task, and runs no later task of its lane', async () => {
  const { events, yielded, error } = await ran([
    { name: 'a1', lane: 'a' },
    { name: 'a2', lane: 'a', fails: true },
    { name: 'a3', lane: 'a' },
  ]);
  expect(error).toBe('a2');
  expect(yielded).toEqual(['a1']);
  expect(events).not.toContain('+a3');
});
