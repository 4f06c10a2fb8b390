import { CONTENT_RULES } from './content.ts';
import { GENERAL_RULES } from './general.ts';
import { MEMBER_RULES } from './members.ts';
import type { Rule } from './rule.ts';

const TABLES: Readonly<Record<string, readonly Rule[]>> = {
  general: GENERAL_RULES,
  content: CONTENT_RULES,
  members: MEMBER_RULES,
};

/**
 * The page `docs/connect.md` with the current tables of rules. A table stands between `<!-- rules: name -->` and
 * `<!-- end of rules -->`.
 */
export function withRuleTables(page: string): string {
  return page.replaceAll(
    /(<!-- rules: (\w+) -->\n)[\s\S]*?(<!-- end of rules -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${ruleTable(name)}\n${end}`,
  );
}

function ruleTable(name: string): string {
  const rules = TABLES[name];
  if (!rules) throw new Error(`There is no table of rules ${name}.`);
  const lines = rules.map(
    (rule) => `| ${rule.id} | ${ruleText(rule)} | ${operationNames(rule)} |\n`,
  );
  return `| rule | your service | operations |\n|---|---|---|\n${lines.join('')}`;
}

function ruleText({ text, unseen }: Rule): string {
  return unseen === undefined ? text : `${text} *The kit cannot see this.* ${unseen}`;
}

function operationNames({ operations }: Rule): string {
  return operations === 'all' ? 'all' : operations.map((id) => `\`${id}\``).join(', ');
}
