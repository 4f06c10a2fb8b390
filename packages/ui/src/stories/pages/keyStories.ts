import { tagsOf } from '../storyTags.ts';

/** The most stories that the docs page of a screen draws. Each is a whole page, and a window of 844 px or more. */
const MOST = 6;

/** The states that a page shows after its first story, if the screen has them. */
const STATES = ['loading', 'empty', 'error', 'offline'];

/**
 * The names of the stories that show the key states of a screen: the first, and the first of each state of `STATES`.
 * `chosen` is the screen's own choice, `parameters.keyStates`, and replaces the rule.
 */
export function keyStories(
  names: readonly string[],
  chosen?: readonly string[],
): readonly string[] {
  if (chosen) return names.filter((name) => chosen.includes(name)).slice(0, MOST);
  const found = STATES.map((state) =>
    names.find((name) => tagsOf({ title: 'Screens/', exportName: name }).includes(state)),
  );
  return [...new Set([names[0], ...found])].filter((name) => name !== undefined).slice(0, MOST);
}
