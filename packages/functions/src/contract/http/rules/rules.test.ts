import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentHttpService } from '../content.ts';
import { memberHttpService } from '../members.ts';
import { findRule, RULES, RULES_OF, rulesNaming } from './rules.ts';
import { withRuleTables } from './rulesOfPage.ts';

const PAGE = '../../../../../../docs/connect.md';
const CONTENT = contentHttpService.operations.map(({ id }): string => id);
const MEMBERS = memberHttpService.operations.map(({ id }): string => id);

describe('the rules of the connection', () => {
  it('have unique ids, each with the letter of its service', () => {
    const ids = RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(RULES_OF.content.every(({ id }) => id.startsWith('C-'))).toBe(true);
    expect(RULES_OF.members.every(({ id }) => id.startsWith('M-'))).toBe(true);
  });

  it('name operations of their service', () => {
    const named = (rules: readonly { readonly operations: string | readonly string[] }[]) =>
      rules.flatMap(({ operations }) => (operations === 'all' ? [] : operations));
    expect(CONTENT).toEqual(expect.arrayContaining(named(RULES_OF.content)));
    expect(MEMBERS).toEqual(expect.arrayContaining(named(RULES_OF.members)));
    expect([...CONTENT, ...MEMBERS]).toEqual(expect.arrayContaining(named(RULES)));
  });

  it('name the protection of the product if no request can check them', () => {
    for (const { unseen } of RULES) expect(unseen ?? 'checked').toMatch(/^.+\w/);
    expect(RULES.filter(({ unseen }) => unseen !== undefined).length).toBeGreaterThan(0);
  });

  it('are found by id and by operation', () => {
    expect(findRule('M-10').text).toContain('simultaneous');
    expect(rulesNaming('listEvents').map(({ id }) => id)).toContain('C-10');
  });

  it('equal the tables of docs/connect.md', async () => {
    const page = readFileSync(fileURLToPath(new URL(PAGE, import.meta.url)), 'utf8');
    expect(page.match(/<!-- rules: \w+ -->/g)).toHaveLength(3);
    await expect(withRuleTables(page)).toMatchFileSnapshot(PAGE);
  });
});
