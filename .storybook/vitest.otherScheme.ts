import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { SCHEMES } from '../packages/ui/src/tokens/tiers.ts';

/** What depends on colours alone; Storybook's own run of axe has judged the rest. */
const RULES = ['color-contrast', 'link-in-text-block'];

interface StoryTest {
  readonly story?: { readonly globals: Readonly<Record<string, unknown>> };
}

/**
 * Judges the contrast of every story's last state in the other scheme too. Themes are CSS variables under data
 * attributes, so nothing is rendered again: this costs an eighth of what a second story with its picture would.
 * It runs after the picture, because Vitest runs the hooks after a test in reverse order.
 */
afterEach(async (context) => {
  const { task } = context;
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  // Storybook's own run of axe has judged both.
  if ((context as StoryTest).story?.globals['scheme'] === 'both') return;
  const [light, dark] = SCHEMES;
  // A panel that keeps its own scheme, such as the white one of a code, stays as it is.
  const themed = document.querySelectorAll<HTMLElement>('html, [data-theme-root]');
  const turn = () => {
    for (const { dataset } of themed) dataset['scheme'] = dataset['scheme'] === dark ? light : dark;
  };
  turn();
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: RULES },
    resultTypes: ['violations'],
  });
  turn();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(faults, 'in the other scheme').toEqual([]);
});
