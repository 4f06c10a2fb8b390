import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { isOwnSize, isViewName, sizeOf } from './viewports.ts';

const KEY = 'viewport';

interface GlobalsUpdated {
  readonly userGlobals: Readonly<Record<string, { readonly value?: string } | undefined>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

/**
 * Gives each story its own viewport until the reader chooses one in the toolbar, which then stays for every story. A
 * story's global `viewport` would lock the toolbar, and Storybook 10 has no other default for one story.
 */
addons.register('casino/own-viewport', (api) => {
  api.on(GLOBALS_UPDATED, ({ userGlobals, storyGlobals }: GlobalsUpdated) => {
    const current = userGlobals[KEY]?.value;
    if (current !== undefined && !isOwnSize(current)) return;
    const own = storyGlobals['ownViewport'];
    const size = isViewName(own) ? sizeOf(own) : undefined;
    if (size !== current) api.updateGlobals({ [KEY]: { value: size, isRotated: false } });
  });
});
