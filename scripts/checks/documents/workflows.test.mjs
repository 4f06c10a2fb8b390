import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../../lib/parts/parts.mjs';
import { ROOT } from '../../lib/setUp.mjs';

const FOLDER = join(ROOT, '.github/workflows');
/** @type {[name: string, text: string][]} */
const workflows = readdirSync(FOLDER).map((name) => [
  name,
  readFileSync(join(FOLDER, name), 'utf8'),
]);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe.each(workflows)('the workflow %s', (_, text) => {
  it('pins actions to a commit, since a tag can move', () => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
  });

  it('sets permissions and a time-out', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: (read|write)$/m);
    expect(text).toMatch(/timeout-minutes: \d+/);
  });

  it('runs existing commands', () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    for (const command of commands) expect(scripts).toHaveProperty(command);
  });
});

describe('the preview of a pull request', () => {
  const text = new Map(workflows).get('preview.yml') ?? '';
  const runs = [...text.matchAll(/run: (.+)/g)].map(([, command]) => command);

  it('compares with the base of the pull request', () => {
    expect(runs).toContain('node scripts/preview.mjs "$BASE"');
    expect(text).toMatch(/BASE: \$\{\{ github[.]event[.]pull_request[.]base[.]sha \}\}/);
  });

  it('has read-only access to the repository', () => {
    expect(text.match(/permissions:\n(?: {2}.+\n)+/g)).toEqual([
      'permissions:\n  contents: read\n',
    ]);
  });

  it('passes its secret only to the step that deploys', () => {
    const steps = text.split(/\n {6}- /).filter((step) => step.includes('secrets.'));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatch(/npx firebase hosting:channel:deploy "\$CHANNEL"/);
  });

  it('is one artifact with a link in the run’s summary', () => {
    expect(text).toMatch(/id: preview\n(?: +.+\n)+? +path: [.]reports\/preview\n/);
    expect(text).toMatch(
      /PAGE: \$\{\{ steps[.]preview[.]outputs[.]artifact-url \}\}\n.*GITHUB_STEP_SUMMARY/,
    );
  });
});

describe('the checks', () => {
  const text = new Map(workflows).get('checks.yml') ?? '';
  const jobs = [...text.matchAll(/- job: (\w+)\n +parts: (.+)/g)].map(([, , parts]) =>
    parts.split(' '),
  );

  it('run each part of npm test in one job, and the specification last', () => {
    expect(text).toMatch(/run: npm run spec$/m);
    const shared = [...jobs.flat(), 'specification'].sort();
    expect(shared).toEqual(PARTS.map(({ name }) => name).sort());
  });

  it('pass every report to the job of the specification', () => {
    expect(text).toMatch(
      /name: reports-of-\$\{\{ matrix[.]job \}\}\n +path: [.]reports\/[*][.]json\n/,
    );
    expect(text).toMatch(/pattern: reports-of-[*]\n +path: [.]reports\n/);
    expect(text).toMatch(/\n {2}specification:\n {4}needs: parts\n/);
  });

  it('link the page of changed stories in the run’s summary', () => {
    expect(text).toMatch(/id: visual\n(?: +.+\n)+? +path: [.]reports\/visual\n/);
    expect(text).toMatch(
      /PAGE: \$\{\{ steps[.]visual[.]outputs[.]artifact-url \}\}\n.*GITHUB_STEP_SUMMARY/,
    );
  });

  it('run everything, and .ci/run the proof of a change', () => {
    expect(text).toMatch(/run: npm test -- --all \$/);
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/\nnpm test -- --force\n$/);
  });
});
