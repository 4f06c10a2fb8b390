/**
 * The control of a union, such as the state of a screen: a select of named members instead of a JSON editor. For
 * `argTypes` of a story file.
 */
export function stateControl<State>(states: Readonly<Record<string, State>>) {
  return { control: { type: 'select' }, options: Object.keys(states), mapping: states } as const;
}
