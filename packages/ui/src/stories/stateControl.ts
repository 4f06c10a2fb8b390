/** The module of a story file, which gives itself to `stateControl`. */
export interface StoryFile {
  readonly default: { readonly args: { readonly state: unknown } };
}

type States = Readonly<Record<string, unknown>>;

/**
 * The control of a union, such as the state of a screen: a select of named members instead of a JSON editor. For `argTypes` of a
 * story file, whose stories are the members: `stateControl((): StoryFile => stories)`.
 */
export function stateControl(states: States | (() => StoryFile)) {
  if (typeof states === 'function') return { control: { type: 'select' }, file: states } as const;
  return { control: { type: 'select' }, options: Object.keys(states), mapping: states } as const;
}

/** The states that the stories of a file show, by the name of the story. The first has the state that all of them share. */
export function statesIn({ default: { args }, ...stories }: StoryFile): States {
  const named = Object.entries(stories as Readonly<Record<string, StoryOfState>>)
    .filter(([name, { tags = [] }]) => !tags.includes('!dev') && !name.includes('_in_'))
    .map(([name, story]) => [optionName(name), story.args?.state] as const);
  const [first, ...others] = named;
  return Object.fromEntries([
    ...(first ? [[first[0], first[1] ?? args.state]] : []),
    ...others.filter(([, state]) => state !== undefined),
  ]);
}

/** `OffersFailed` as `Offers Failed`, as in the sidebar. */
const optionName = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

interface StoryOfState {
  readonly tags?: readonly string[];
  readonly args?: { readonly state?: unknown };
}
