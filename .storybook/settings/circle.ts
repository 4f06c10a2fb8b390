import type { RunnerTestCase } from 'vitest';
import { LAYOUT_SWITCH } from '../../packages/ui/src/tokens/scale.ts';

const firstStories = new Map<string, string>();

/**
 * Whether this run also checks a story with members' settings and in the other scheme. The first circle does so for the
 * first story of each layout in a file, which is the screen when it is ready. `npm test -- --all` does so for every story.
 */
export function isCheckedInSettings({ id, file }: RunnerTestCase): boolean {
  if (!import.meta.env['VITE_FIRST_CIRCLE']) return true;
  const key = `${window.innerWidth < LAYOUT_SWITCH ? 'mobile' : 'desktop'} ${file.name}`;
  if (!firstStories.has(key)) firstStories.set(key, id);
  return firstStories.get(key) === id;
}
