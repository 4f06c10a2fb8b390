import type { StoryAnnotations } from 'storybook/internal/types';
import { expectTranslated, showsLastText } from '../guards/expectTranslated.ts';
import { type ModeName, modeNamed } from './modes.ts';

/** axe rules about unique landmarks, which several windows repeat. */
const REPEATED = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
].map((id) => ({ id, enabled: false }));

/**
 * A story in a mode, for tests. It plays what the story plays, except in another language, whose words a play function does
 * not find, and side by side, where it finds each element several times. The elements and colours of a language or of a scheme are those of the story in its own mode,
 * where axe and contrast are checked.
 */
export function inMode(name: ModeName, story: StoryAnnotations): StoryAnnotations {
  const { play: ownPlay, ...others } = story;
  const { globals } = modeNamed(name);
  const isOneWindow = globals.tier !== 'all' && globals.scheme !== 'both';
  const isChecked = globals.locale === undefined && globals.scheme !== 'light';
  const otherPlay = globals.locale === 'pseudo' ? expectTranslated : undefined;
  const playsAsItself = isOneWindow && globals.locale === undefined;
  const play = playsAsItself ? ownPlay : otherPlay;
  return {
    ...others,
    ...(play && { play }),
    ...(!playsAsItself && { afterEach: showsLastText }),
    globals: { ...story.globals, ...globals },
    parameters: {
      ...story.parameters,
      mode: name,
      ...(!isChecked && { a11y: { test: 'off' } }),
      ...(!isOneWindow && { a11y: { config: { rules: REPEATED } } }),
    },
  };
}
