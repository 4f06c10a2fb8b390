import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/setUp.mjs';

const FOLDER = join(ROOT, '.github/workflows');
const workflows = readdirSync(FOLDER).map((name) => [
  name,
  readFileSync(join(FOLDER, name), 'utf8'),
]);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe.each(workflows)('the workflow %s', (_, text) => {
  it('runs actions at a commit, since a tag can be moved', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
  });

  it('says what its token may do, and how long it may take', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: (read|write)$/m);
    expect(text).toMatch(/timeout-minutes: \d+/);
  });

  it('runs commands that there are', () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    for (const command of commands) expect(scripts).toHaveProperty(command);
  });
});

it('the checks are those of every other machine', () => {
  expect(new Map(workflows).get('checks.yml')).toContain('- run: .ci/run\n');
});
