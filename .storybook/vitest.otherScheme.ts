import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { SCHEMES } from '../packages/ui/src/tokens/tiers.ts';
import { isCheckedInSettings } from './settings/circle.ts';

/** The rules that depend on colours. Storybook's own run of axe covers the others. */
const RULES = ['color-contrast', 'link-in-text-block'];

interface StoryTest {
  readonly story?: { readonly globals: Readonly<Record<string, unknown>> };
}

/**
 * Checks the contrast of every story's final state in the other scheme too. Themes are CSS variables under data
 * attributes, so nothing renders again: this costs an eighth of a second story with its picture. It runs after the
 * picture, because Vitest runs `afterEach` hooks in reverse order.
 */
afterEach(async (context) => {
  const { task } = context;
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  if (!isCheckedInSettings(task)) return;
  const globals = (context as StoryTest).story?.globals;
  // Storybook's own run of axe covers both schemes, and the stories in English have the colours of every language.
  if (globals?.['scheme'] === 'both' || globals?.['locale'] !== 'en-GB') return;
  const [light, dark] = SCHEMES;
  // A panel with a fixed scheme, such as the white panel of a QR code, does not change.
  const themed = document.querySelectorAll<HTMLElement>('html, [data-theme-root]');
  const switchScheme = () => {
    for (const { dataset } of themed) dataset['scheme'] = dataset['scheme'] === dark ? light : dark;
  };
  switchScheme();
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: RULES },
    resultTypes: ['violations'],
  });
  switchScheme();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
  expect(faults, 'in the other scheme').toEqual([]);
});
