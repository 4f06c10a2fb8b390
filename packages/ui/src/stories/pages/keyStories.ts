/** The most stories that the docs page of a screen draws. Each is a whole page, and a window of 844 px or more. */
const MOST = 6;

/** The tags of the states that a page shows after its first story, if the screen has them. */
const STATES = ['loading', 'empty', 'error', 'offline'];

interface TaggedStory {
  /** The name of its export. */
  readonly name: string;
  readonly tags: readonly string[];
}

/**
 * The stories that show the key states of a screen: the first, and the first of each state of `STATES`. `chosen` is the
 * screen's own choice, `parameters.keyStates`, and replaces the rule.
 */
export function keyStories<Story extends TaggedStory>(
  stories: readonly Story[],
  chosen?: readonly string[],
): readonly Story[] {
  if (chosen) return stories.filter(({ name }) => chosen.includes(name)).slice(0, MOST);
  const found = STATES.map((state) => stories.find(({ tags }) => tags.includes(state)));
  const key = new Set([stories[0], ...found]);
  return [...key].filter((story) => story !== undefined).slice(0, MOST);
}
