import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { SCHEMES } from '../packages/ui/src/tokens/tiers.ts';
import { isCheckedInSettings } from './settings/circle.ts';
import { testedStory } from './testedStory.ts';

/** The rules that depend on colours. Storybook's own run of axe covers the others. */
const RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the contrast of every story's final state in the other scheme too. Themes are CSS variables under data
 * attributes, so nothing renders again: this costs an eighth of a second story with its picture. It runs after the
 * picture, because Vitest runs `afterEach` hooks in reverse order.
 */
afterEach(async (context) => {
  const { task } = context;
  const tested = testedStory(context);
  if (!tested || task.result?.state === 'fail' || !isCheckedInSettings(task)) return;
  // A colour does not depend on a mode, except on the desktop's own parts.
  if (tested.mode && tested.mode !== 'desktop') return;
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
