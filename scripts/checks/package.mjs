// Checks the built @casino/ui: the contents of its archive, that the import of a primitive loads no screen, and the size
// of each import.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokenFiles } from '../../packages/ui/src/tokens/exchange/designTokens.ts';
import { bundleOf } from '../lib/bundle.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { publishedValues } from '../lib/sources/published.mjs';

const DIST = join(ROOT, 'packages/ui/dist');

/** Maxima in KiB for imports of a consumer (brotli, without peers): the measured size plus 5 %. */
const LIMITS = [
  { names: ['Button'], kibibytes: 2.3 },
  { names: ['GlobalStyle', 'ThemeRoot'], kibibytes: 5 },
  { names: ['I18nProvider'], kibibytes: 2.95 },
  { names: ['TextField', 'PasswordField', 'Checkbox'], kibibytes: 3.2 },
  // 5.2 KiB of it is dayjs, which validates the date of birth.
  { names: ['Select', 'RadioGroup', 'DateOfBirthField', 'TelephoneField'], kibibytes: 9.8 },
  { names: ['NewPasswordField'], kibibytes: 3.3 },
  { names: ['Dialog', 'Sheet'], kibibytes: 2.7 },
  { names: ['ToastProvider', 'useToast'], kibibytes: 3.4 },
  { names: ['Table', 'DefinitionList', 'Tabs', 'Accordion'], kibibytes: 3.1 },
  { names: ['MobileShell', 'NavigationProvider'], kibibytes: 6.6 },
  { names: ['LoginScreen'], kibibytes: 7.9 },
  { names: ['MemberCard'], kibibytes: 11.6 },
  { names: ['PrizeWheel'], kibibytes: 5.7 },
  { names: ['QrPanel'], kibibytes: 3.8 },
  { names: ['TierProgress', 'TierBadge', 'PointsBalance'], kibibytes: 2.9 },
  { names: ['RichText'], kibibytes: 5.3 },
  { names: ['vars', 'typography'], from: '@casino/ui/tokens', kibibytes: 0.9 },
  { names: ['VenueArtwork'], from: '@casino/ui/artwork', kibibytes: 1.1 },
];

const faults = [
  ...faultsOfTheArchive(),
  ...(await faultsOfTheShaking()),
  ...(await faultsOfTheWeights()),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** The archive must contain everything that `exports` names, and no file that consumers do not need. */
function faultsOfTheArchive() {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: DIST,
    encoding: 'utf8',
  });
  const [{ files, size }] = JSON.parse(stdout);
  const published = files.map(({ path }) => path);
  console.log(`archive: ${published.length} files, ${(size / 1024).toFixed(0)} KiB`);
  const expected =
    /^(?:package\.json|README\.md|CHANGELOG\.md|.+\.(?:js|d\.ts|css)|designTokens\/.+\.json)$/;
  const { exports } = JSON.parse(readFileSync(join(DIST, 'package.json'), 'utf8'));
  const promised = Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
    .flatMap(filesOf);
  return [
    ...published
      .filter((path) => !expected.test(path) || /[.](?:stories|test|fixtures)[.]/.test(path))
      .map((path) => `${path} does not belong in the archive`),
    ...promised
      .filter((path) => !published.includes(path))
      .map((path) => `${path} is in "exports", but not in the archive`),
  ];
}

/** The files of a target of `exports`. Only the token files use a pattern. */
function filesOf(target) {
  const path = target.replace('./', '');
  return path.endsWith('*.json')
    ? Object.keys(designTokenFiles()).map((name) => path.replace('*.json', name))
    : [path];
}

/**
 * Tokens and primitives must not load components, screens, shells, pictures or messages. One bundle has all of them,
 * because it contains whatever any of them loads.
 */
async function faultsOfTheShaking() {
  const exported = [...publishedValues()].flatMap(([file, names]) =>
    /^packages\/ui\/src\/(?:tokens|primitives)\//.test(file) ? [...names.values()] : [],
  );
  console.log(`tree-shaking: ${exported.length} exports of tokens and primitives`);
  const byEntry = Map.groupBy(exported, ({ entry }) => entry);
  const loaded = await Promise.all(
    [...byEntry].map(([entry, values]) =>
      bundleOf(
        values.map(({ as }) => as),
        entry,
      ),
    ),
  );
  return loaded
    .flatMap(({ files }) => files)
    .filter((file) => /^(?:screens|components|shell|artwork|i18n)\//.test(file))
    .map((file) => `tokens or primitives load ${file}`);
}

async function faultsOfTheWeights() {
  const found = [];
  for (const { names, from, kibibytes } of LIMITS) {
    const weight = (await bundleOf(names, from)).bytes / 1024;
    const what = names.join(' + ');
    const verdict = weight <= kibibytes ? 'within' : 'OVER';
    console.log(`${what}: ${weight.toFixed(2)} KiB, ${verdict} the limit of ${kibibytes} KiB`);
    if (weight > kibibytes) found.push(`${what} is ${weight.toFixed(2)} KiB`);
  }
  return found;
}
