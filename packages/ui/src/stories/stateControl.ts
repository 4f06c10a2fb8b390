/**
 * The control of a union, such as the state of a screen: a list of its members by name, in place of an object to
 * edit. For `argTypes` of a story file.
 */
export function stateControl<State>(states: Readonly<Record<string, State>>) {
  return { control: { type: 'select' }, options: Object.keys(states), mapping: states } as const;
}
