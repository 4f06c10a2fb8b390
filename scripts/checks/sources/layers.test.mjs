import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import layers from '../../../.dependency-cruiser.mjs';

const APP = 'packages/app/src';
const STAFF = 'packages/app/staff/src';
const BACKEND = 'packages/functions/src';
const OTHER_FEATURE = 'a feature imports no other feature';
const TESTS = 'only tests import their data and helpers';

/** Each forbidden import: from, to, and the name of the rule. */
const FORBIDDEN = [
  ['lib/a.ts', 'session/a.ts', `${APP}/lib`],
  ['pages/a.ts', 'session/a.ts', `${APP}/pages`],
  ['session/a.ts', 'pwa/a.ts', `${APP}/session`],
  ['pwa/a.ts', 'features/offers/a.ts', `${APP}/pwa`],
  ['features/shared/a.ts', 'features/offers/a.ts', `${APP}/features/shared`],
  ['features/offers/a.ts', 'shell/a.ts', `${APP}/features`],
  ['shell/a.ts', 'firstFrame/a.ts', `${APP}/shell`],
  ['features/offers/a.ts', 'features/events/a.ts', OTHER_FEATURE],
  ['lib/a.ts', 'testing/a.ts', TESTS],
  ['session/a.ts', 'session/a.fixtures.ts', TESTS],
].map(([from, to, rule]) => [`${APP}/${from}`, `${APP}/${to}`, rule]);

const FORBIDDEN_STAFF = [
  [
    `${STAFF}/scan/a.ts`,
    `${APP}/session/a.ts`,
    'of the members’ app, the staff page imports only lib',
  ],
  [`${APP}/lib/a.ts`, `${STAFF}/scan/a.ts`, 'members load nothing of the staff page'],
  [`${STAFF}/scan/a.ts`, `${STAFF}/testing/a.ts`, TESTS],
];

const FORBIDDEN_BACKEND = [
  ['contract/a.ts', 'domain/games/a.ts', `${BACKEND}/contract`],
  ['domain/ports/a.ts', 'domain/games/a.ts', `${BACKEND}/domain/ports`],
  ['domain/games/a.ts', 'runtime/a.ts', `${BACKEND}/domain`],
  ['domain/games/a.ts', 'adapters/mail/a.ts', `${BACKEND}/domain`],
  ['runtime/a.ts', 'adapters/mail/a.ts', `${BACKEND}/runtime`],
  ['adapters/mail/a.ts', 'composition/a.ts', `${BACKEND}/(adapters|pipeline)`],
  ['pipeline/a.ts', 'callables/users/a.ts', `${BACKEND}/(adapters|pipeline)`],
  ['pipeline/a.ts', 'adapters/mail/a.ts', 'adapters and the pipeline are independent'],
  ['callables/users/a.ts', 'adapters/mail/a.ts', 'a callable imports no adapter'],
  ['composition/a.ts', 'callables/users/a.ts', `${BACKEND}/composition`],
  ['domain/games/a.ts', '../local/a.ts', 'the sources import no programs'],
  ['../content/a.ts', '../local/a.ts', 'packages/functions/content'],
  ['../local/a.ts', '../tools/a.ts', 'packages/functions/local'],
].map(([from, to, rule]) => [join(BACKEND, from), join(BACKEND, to), rule]);

const ALLOWED = [
  [`${APP}/features/offers/a.ts`, `${APP}/features/shared/a.ts`],
  [`${STAFF}/scan/a.ts`, `${APP}/lib/a.ts`],
  [`${APP}/session/a.test.ts`, `${APP}/testing/a.ts`],
  [`${BACKEND}/adapters/mail/a.ts`, `${BACKEND}/domain/ports/a.ts`],
  [`${BACKEND}/callables/users/a.ts`, `${BACKEND}/composition/a.ts`],
];

const folder = mkdtempSync(join(tmpdir(), 'layers-'));
/** @type {Map<string, Set<string>>} The violated rules of each planted import. */
const violations = new Map();

beforeAll(async () => {
  for (const [index, [from, to]] of [
    ...FORBIDDEN,
    ...FORBIDDEN_STAFF,
    ...FORBIDDEN_BACKEND,
    ...ALLOWED,
  ].entries()) {
    // A folder for each row, so that the rows do not form circles.
    plant(`row${index}`, from, to);
    violations.set(`${from} → ${to}`, await violationsOf(`row${index}`));
  }
  plant('circle', 'packages/ui/src/one/a.ts', 'packages/ui/src/two/b.ts');
  plant('circle', 'packages/ui/src/two/c.ts', 'packages/ui/src/one/d.ts');
  violations.set('circle', await violationsOf('circle'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function plant(row, from, to) {
  for (const file of [from, to]) mkdirSync(dirname(join(folder, row, file)), { recursive: true });
  const path = relative(dirname(from), to);
  const specifier = path.startsWith('.') ? path : `./${path}`;
  writeFileSync(join(folder, row, to), 'export const x = 1;\n');
  writeFileSync(
    join(folder, row, from),
    `import { x } from '${specifier}';\nexport const y = x;\n`,
  );
}

async function violationsOf(row) {
  const { output } = await cruise(['packages'], {
    ...layers.options,
    baseDir: join(folder, row),
    validate: true,
    ruleSet: { forbidden: layers.forbidden },
    metrics: true,
  });
  const { summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  return new Set(summary.violations.map(({ rule }) => rule.name));
}

describe('§10 layers', () => {
  it.each([...FORBIDDEN, ...FORBIDDEN_STAFF, ...FORBIDDEN_BACKEND])(
    '%s may not import %s: %s',
    (from, to, rule) => {
      expect(violations.get(`${from} → ${to}`)).toContain(rule);
    },
  );

  it.each(ALLOWED)('%s may import %s', (from, to) => {
    expect(violations.get(`${from} → ${to}`)).toEqual(new Set());
  });

  it('a circle between folders is refused without one between files', () => {
    expect(violations.get('circle')).toEqual(new Set(['no circle between folders']));
  });
});
