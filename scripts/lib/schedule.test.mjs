import { expect, it } from 'vitest';
import { runInParallel } from './schedule.mjs';

/** Runs parts that end when the test calls `end`. Returns the events in order. */
function scheduled(parts, cores = 2) {
  const happened = [];
  const ends = new Map();
  const done = runInParallel(parts, {
    cores,
    run: ({ name }) => {
      happened.push(`${name} starts`);
      return new Promise((resolve) => ends.set(name, resolve));
    },
    onEnd: ({ name }, result) => happened.push(`${name} reports: ${result}`),
  });
  const end = async (name) => {
    ends.get(name)(`${name} passed`);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { happened, end, done };
}

const part = (name, cores) => ({ name, cores });

it('runs two parts of one core in parallel, and reports them in the order of the list', async () => {
  const { happened, end, done } = scheduled([
    part('lint', 1),
    part('unused', 1),
    part('conventions', 1),
  ]);
  expect(happened).toEqual(['lint starts', 'unused starts']);
  await end('unused');
  expect(happened).toEqual(['lint starts', 'unused starts', 'conventions starts']);
  await end('conventions');
  await end('lint');
  await done;
  expect(happened.slice(3)).toEqual([
    'lint reports: lint passed',
    'unused reports: unused passed',
    'conventions reports: conventions passed',
  ]);
});

it('runs a part of two cores alone and in order', async () => {
  const { happened, end, done } = scheduled([part('a', 1), part('stories', 2), part('b', 1)]);
  expect(happened).toEqual(['a starts']);
  await end('a');
  expect(happened.at(-1)).toBe('stories starts');
  await end('stories');
  expect(happened.at(-1)).toBe('b starts');
  await end('b');
  await done;
});

it('runs a part that needs more cores than the machine has', async () => {
  const { happened, end, done } = scheduled([part('stories', 2)], 1);
  expect(happened).toEqual(['stories starts']);
  await end('stories');
  await done;
});
