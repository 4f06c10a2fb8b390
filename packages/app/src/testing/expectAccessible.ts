import axe from 'axe-core';
import { expect } from 'vitest';

/** Waits until nothing loads, then fails with every accessibility fault that axe finds on the page. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  const { violations } = await axe.run(document);
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html }) => html),
  }));
  expect(faults, 'accessibility violations').toEqual([]);
}
