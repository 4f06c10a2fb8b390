import type { RuleKind, RuleValue, RuleValueOf } from './values.ts';

/** A method of one type: its numbers of arguments and its implementation. */
export interface Method<Kind extends RuleKind> {
  readonly arity: readonly number[];
  run(receiver: RuleValueOf<Kind>, args: readonly RuleValue[]): RuleValue;
}

/** The methods of each type, by name. */
export type Methods = { readonly [Kind in RuleKind]?: Readonly<Record<string, Method<Kind>>> };
