import { CONTENT_RULES } from './content.ts';
import { GENERAL_RULES } from './general.ts';
import { MEMBER_RULES } from './members.ts';
import type { Rule } from './rule.ts';

const TABLE = [...GENERAL_RULES, ...CONTENT_RULES, ...MEMBER_RULES] as const;

/** The id of a rule, such as `M-12`. */
export type RuleId = (typeof TABLE)[number]['id'];

/** A rule of the table. */
export interface ListedRule extends Rule {
  readonly id: RuleId;
}

/** Every rule of the connection (docs/connect.md). */
export const RULES: readonly ListedRule[] = TABLE;

/** The rules of one service that are not those of both. */
export const RULES_OF = { content: CONTENT_RULES, members: MEMBER_RULES } as const;

/** The rule with this id. */
export function findRule(id: RuleId): ListedRule {
  const found = RULES.find((rule) => rule.id === id);
  if (!found) throw new Error(`There is no rule ${id}.`);
  return found;
}

/** The rules that name an operation, those of both services first. Not the rules of all operations. */
export function rulesNaming(operation: string): readonly ListedRule[] {
  return RULES.filter(({ operations }) => operations !== 'all' && operations.includes(operation));
}
