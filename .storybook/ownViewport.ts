import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isOwnSize, isViewName, sizeOf } from './viewports.ts';

const KEY = 'viewport';

interface GlobalsUpdated {
  readonly userGlobals: Readonly<Record<string, { readonly value?: string } | undefined>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

const channel = addons.getChannel();

/**
 * Gives each story its own viewport until the reader chooses one in the toolbar, which then stays for every story. A
 * story's global `viewport` would lock the toolbar, and Storybook 10 has no other default for one story. Storybook emits
 * the event before it renders a story, so the story renders once; a global that the manager sets renders it again.
 */
channel.on(GLOBALS_UPDATED, ({ userGlobals, storyGlobals }: GlobalsUpdated) => {
  const current = userGlobals[KEY]?.value;
  if (current !== undefined && !isOwnSize(current)) return;
  const own = storyGlobals['ownViewport'];
  const size = isViewName(own) ? sizeOf(own) : undefined;
  if (size === current) return;
  channel.emit(UPDATE_GLOBALS, { globals: { [KEY]: { value: size, isRotated: false } } });
});
