import { type ModeLists, type ModeName, modesFor } from './modes.ts';

/** A story of a file, with its modes. */
export interface FileStory {
  readonly name: string;
  readonly modes: readonly ModeName[];
}

// Expressions, because Storybook's parser (`loadCsf`) gives the syntax trees of parameters, to search in the same way, and
// nothing of what a file spreads. It takes 2 s for all files, and these take 15 ms.
const STORY = /^export const (\w+): Story\b([^;]*)/gm;

/** What the stories of a file share. */
const META = /\bconst meta = \{[\s\S]*?\nexport default meta/;

/** Returns whether the stories of a file have the house theme. */
export const isHouseFile = (meta: string): boolean =>
  /tier: 'house'|\.\.\.(?:beforeMembership|withoutFrame)\(/.test(meta);

/** Returns the lists of `parameters.modes`. */
export function listsIn(meta: string): ModeLists {
  const [, lists = ''] = /\bmodes: \{([^}]*)\}/.exec(meta) ?? [];
  return Object.fromEntries(
    [...lists.matchAll(/([\w-]+)'?: \[([^\]]*)\]/g)].map(([, mode, names = '']) => [
      mode,
      names.match(/[\w-]+/g) ?? [],
    ]),
  );
}

/**
 * Returns the stories of a file that are tested, with their modes, from its path and source: the tests of stories are listed
 * before any story runs. `hasLayouts` says whether the folder has a file for each layout.
 */
export function storiesIn(path: string, source: string, hasLayouts: boolean): readonly FileStory[] {
  const [meta = ''] = META.exec(source) ?? [];
  const lists = listsIn(meta);
  const file = {
    title: /^ {2}title: '([^']+)'/m.exec(meta)?.[1] ?? '',
    isScreen: path.endsWith('Screen.stories.tsx'),
    isHouse: isHouseFile(meta),
    hasTiers: /\beveryTier: /.test(meta),
    hasLayouts,
  };
  const tested = [...source.matchAll(STORY)].filter(([, , body = '']) => !body.includes("'!test'"));
  return tested.map(([, name = ''], index) => ({
    name,
    modes: modesFor({ ...file, name, isFirst: index === 0 }, lists),
  }));
}
