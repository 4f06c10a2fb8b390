import { describe, expect, it } from 'vitest';
import pseudoLocale from './PseudoLocale.stories.tsx?raw';
import rightToLeft from './RightToLeft.stories.tsx?raw';

/** The splash is a drawing without words or direction. */
const WITHOUT_WORDS = '../../screens/Splash/SplashScreen.stories.tsx';

const screens = Object.keys(import.meta.glob('../../screens/*/*Screen.stories.tsx')).filter(
  (file) => file !== WITHOUT_WORDS,
);

describe.each([
  ['pseudo-locale', pseudoLocale],
  ['right-to-left', rightToLeft],
])('the %s guard', (_, source) => {
  it('includes every screen', () => {
    expect(screens.filter((file) => !source.includes(`'${file}'`))).toEqual([]);
  });
});
