import { afterEach, beforeEach } from 'vitest';
import { translatePage } from '../../packages/ui/src/stories/guards/translatePage.ts';

let showOriginal = () => {};

/**
 * Runs every story as a translated page: its play function fails if React inserts or removes beside a text that is gone, or
 * updates one. docs/decisions/146.
 */
beforeEach(({ task }) => {
  // It compares each text node with the catalogue.
  showOriginal = task.name.startsWith('Pseudo Locale') ? () => {} : translatePage();
});

/** Runs before the checks with settings and before the picture, because hooks run in reverse order. */
afterEach(() => showOriginal());
