import { describe, expect, test } from 'vitest';
import { MODE_NAMES } from './modes/modes.ts';
import { isHouseFile, listsIn, storiesIn } from './modes/storyFile.ts';

const sources = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = Object.entries(sources).map(([path, source]) => ({
  path,
  source,
  stories: storiesIn(path, source, false),
}));

const screens = files.filter(({ path }) => path.endsWith('Screen.stories.tsx'));

/** The modes of a screen that it leaves out in `parameters.modes`, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '../screens/Landing/LandingScreen.stories.tsx':
    'desktop: a wide window shows the log-in page instead.',
};

describe('§10 every screen has its modes', () => {
  test('screens are found', () => {
    expect(screens.length).toBeGreaterThan(30);
  });

  test.each(screens)('§10.1 §10.7 §10.37 $path', ({ path, source, stories: [first] }) => {
    const isDrawing = path.includes('/Splash/');
    const wanted = [
      'desktop',
      isHouseFile(source) ? 'both-schemes' : 'every-tier',
      ...(isDrawing ? [] : ['right-to-left', 'pseudo']),
      ...(isDrawing || path.includes('/Till') ? [] : ['chinese']),
    ];
    const missing = wanted.filter((mode) => !first?.modes.some((own) => own === mode));
    expect(missing).toEqual(path in EXCEPTIONS ? ['desktop'] : []);
  });

  test.each(
    screens.filter(({ source }) => /^ {2}args: \{[^;]*\b(?:state: |formArgs\()/m.test(source)),
  )('$path has a control that names its states', ({ source }) => {
    expect(source).toMatch(/^ {2}argTypes: \{\s*state: stateControl/m);
  });
});

test.each(files.filter(({ source }) => source.includes(' modes: {')))(
  'the modes that $path names are modes, of stories of the file',
  ({ source, stories }) => {
    const { without = [], ...lists } = listsIn(source);
    const modes = [...without, ...Object.keys(lists)];
    const named = Object.values(lists).flat();
    expect(modes).not.toEqual([]);
    expect(modes.filter((mode) => !MODE_NAMES.some((name) => name === mode))).toEqual([]);
    expect(named.filter((name) => !stories.some((story) => story.name === name))).toEqual([]);
  },
);
