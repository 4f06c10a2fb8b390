import { afterEach, beforeEach } from 'vitest';
import { translatePage } from '../../packages/ui/src/stories/guards/translatePage.ts';
import { MODE_NAMES } from '../../packages/ui/src/stories/modes/modes.ts';

let showOriginal = () => {};

/** How the names of tests end in a mode that renders no other elements: such as `Ready In Light`. */
const SAME_ELEMENTS = MODE_NAMES.filter((mode) => mode !== 'desktop').map(
  (mode) => ` in ${mode.replaceAll('-', ' ')}`,
);

/**
 * Runs every story as a translated page: its play function fails if React inserts or removes beside a text that is gone, or
 * updates one. docs/decisions/146.
 */
beforeEach(({ task }) => {
  const name = task.name.toLowerCase();
  showOriginal = SAME_ELEMENTS.some((end) => name.endsWith(end)) ? () => {} : translatePage();
});

/** Runs before the checks with settings and before the picture, because hooks run in reverse order. */
afterEach(() => showOriginal());
