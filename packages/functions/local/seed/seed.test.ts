import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SeedWrite } from './firestoreRest.ts';
import { crmIdOf, TIER_PEOPLE } from './people.ts';
import { seedDocuments } from './seed.ts';

const DEMO = fileURLToPath(new URL('../../../../content/demo/', import.meta.url));
const START = new Date('2026-11-24T12:00:00Z');
const POINTS = ['loyalty_points', 'rewardPoints', 'loyalty_points_end_date', 'points_due_on'];

/** The writes of a start, by path, on a store with these collections. */
async function writesWith(collections: readonly string[], contentFolder?: string) {
  const writes: SeedWrite[] = [];
  const exists = async (path: string) => collections.includes(path.split('/')[0] ?? '');
  const commit = async (each: readonly SeedWrite[]) => void writes.push(...each);
  await seedDocuments({ exists, commit }, START, contentFolder);
  return new Map(writes.map((each) => [each.path, each]));
}

const [first, later, upgraded] = await Promise.all([
  writesWith([]),
  writesWith(['members', 'pointAccounts']),
  writesWith(['members']),
]);

describe.each(TIER_PEOPLE)('the record of $name', ({ membership }) => {
  const crmId = crmIdOf(membership);

  it('has the points of the statement at the first start', () => {
    const { fields, only } = first.get(`members/${crmId}`) ?? {};
    const account = first.get(`pointAccounts/${crmId}`)?.fields;
    expect(only).toBeUndefined();
    expect(fields).toMatchObject({
      loyalty_points: account?.['balance'],
      rewardPoints: account?.['tierPoints'],
      points_due_on: expect.stringMatching(/^202[67]-/),
    });
  });

  it('is not written at a later start, nor is the statement', () => {
    expect(later.has(`members/${crmId}`)).toBe(false);
    expect(later.has(`pointAccounts/${crmId}`)).toBe(false);
  });

  it('gets the points of a statement if the data are of an earlier version', () => {
    expect(upgraded.get(`members/${crmId}`)?.only).toEqual(POINTS);
    expect(upgraded.has(`pointAccounts/${crmId}`)).toBe(true);
  });
});

it('a preview has the content of its folder in place of the demo’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  cpSync(DEMO, folder, { recursive: true });
  const file = join(folder, 'venues/the-orrery.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('name: The Orrery, London', 'name: The Planetarium'));
  const writes = await writesWith([], folder);
  rmSync(folder, { recursive: true });
  expect(first.get('venues/6')?.fields['pagetitle']).toBe('The Orrery, London');
  expect(writes.get('venues/6')?.fields['pagetitle']).toBe('The Planetarium');
  expect([...writes.keys()]).toEqual([...first.keys()]);
});

it('a member without a statement gets a new date on which points end', () => {
  for (const writes of [later, upgraded]) {
    expect(writes.get('members/crm-100208')?.only).toEqual(['loyalty_points_end_date']);
  }
});
