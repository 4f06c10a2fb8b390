// Proves that @casino/ui is fit to publish: what its archive holds, that its types reach a consumer, that
// importing one primitive brings no screen, and what each import weighs.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokenFiles } from '../../packages/ui/src/tokens/exchange/designTokens.ts';
import { bundleOf } from '../lib/bundle.mjs';
import { ROOT } from '../lib/setUp.mjs';

const UI = join(ROOT, 'packages/ui');

/** KiB at most for what a consumer imports, by brotli and without the peers: measured, and 5 % for changes. */
const LIMITS = [
  { names: ['Button'], kibibytes: 1.9 },
  { names: ['GlobalStyle', 'ThemeRoot'], kibibytes: 4.2 },
  { names: ['I18nProvider'], kibibytes: 2.7 },
  { names: ['TextField', 'PasswordField', 'Checkbox'], kibibytes: 2.7 },
  { names: ['Select', 'RadioGroup', 'DateOfBirthField', 'TelephoneField'], kibibytes: 3.7 },
  { names: ['NewPasswordField'], kibibytes: 2.9 },
  { names: ['Dialog', 'Sheet'], kibibytes: 2.4 },
  { names: ['ToastProvider', 'useToast'], kibibytes: 3.1 },
  { names: ['Menu'], kibibytes: 2.7 },
  { names: ['Table', 'DefinitionList', 'Tabs', 'Accordion'], kibibytes: 2.6 },
  { names: ['MobileShell', 'NavigationProvider'], kibibytes: 5.4 },
  { names: ['LoginScreen'], kibibytes: 7 },
];

execFileSync('turbo', ['run', 'build', '--filter=@casino/ui', '--output-logs=errors-only'], {
  cwd: ROOT,
});

const faults = [
  ...faultsOfTheArchive(),
  ...faultsOfTheTypes(),
  ...(await faultsOfTheShaking()),
  ...(await faultsOfTheWeights()),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Only what a consumer needs is published, and everything that `exports` promises. */
function faultsOfTheArchive() {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: UI,
    encoding: 'utf8',
  });
  const [{ files, size }] = JSON.parse(stdout);
  const published = files.map(({ path }) => path);
  console.log(`archive: ${published.length} files, ${(size / 1024).toFixed(0)} KiB`);
  const expected =
    /^(?:package\.json|README\.md|CONTRIBUTING\.md|CHANGELOG\.md|dist\/.+\.(?:js|d\.ts|css)|dist\/designTokens\/.+\.json)$/;
  const { exports } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
  const promised = Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? target : [target.types, target.default]))
    .filter(Boolean)
    .flatMap(filesOf);
  return [
    ...published
      .filter((path) => !expected.test(path) || /[.](?:stories|test|fixtures)[.]/.test(path))
      .map((path) => `${path} does not belong in the archive`),
    ...promised
      .filter((path) => !published.includes(path))
      .map((path) => `${path} is promised by "exports", and is not in the archive`),
  ];
}

/** The files that a target of `exports` leads to. The one pattern among them is that of the tokens. */
function filesOf(target) {
  const path = target.replace('./', '');
  return path.endsWith('*.json')
    ? Object.keys(designTokenFiles()).map((name) => path.replace('*.json', name))
    : [path];
}

/** A consumer's TypeScript finds the types, and they say something: a wrong prop is an error. */
function faultsOfTheTypes() {
  const folder = mkdtempSync(join(ROOT, 'packages/app/.tsc-consumer-'));
  try {
    writeFileSync(
      join(folder, 'consumer.tsx'),
      `import { Button, type ButtonProps, checkIcon, LoginScreen } from '@casino/ui';
       export const right: ButtonProps = { children: 'Save', icon: checkIcon, variant: 'danger' };
       // @ts-expect-error there is no such look
       export const wrong: ButtonProps = { children: 'Save', variant: 'loud' };
       // @ts-expect-error an icon is a drawing, not its name
       export const drawn = <Button icon="check">Save</Button>;
       // @ts-expect-error a screen needs its state
       export const screen = <LoginScreen layout="mobile" />;`,
    );
    const options = ['--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx'];
    const { status, stdout } = spawnSync(
      'tsc',
      [
        ...options,
        '--ignoreConfig',
        '--strict',
        '--noEmit',
        '--skipLibCheck',
        '--types',
        '',
        join(folder, 'consumer.tsx'),
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    return status === 0
      ? []
      : [`A consumer's TypeScript does not understand the package:\n${stdout}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What knows nothing of casinos brings nothing that does. */
async function faultsOfTheShaking() {
  const entry = join(UI, 'dist/index.js');
  const exported = [
    ...readFileSync(entry, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/(\w+)\//g),
  ]
    .filter(([, , room]) => ['tokens', 'primitives'].includes(room))
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  const bundles = await Promise.all(
    exported.map(async (name) => ({ name, files: (await bundleOf([name])).files })),
  );
  console.log(`shaken: ${exported.length} exports of tokens and primitives`);
  return bundles.flatMap(({ name, files }) =>
    files
      .filter((file) => /^(?:screens|components|shell|artwork|i18n)\//.test(file))
      .map((file) => `importing ${name} brings ${file}`),
  );
}

async function faultsOfTheWeights() {
  const found = [];
  for (const { names, kibibytes } of LIMITS) {
    const weight = (await bundleOf(names)).bytes / 1024;
    const what = names.join(' + ');
    const verdict = weight <= kibibytes ? 'within' : 'OVER';
    console.log(`${what}: ${weight.toFixed(2)} KiB, ${verdict} the limit of ${kibibytes} KiB`);
    if (weight > kibibytes) found.push(`${what} weighs ${weight.toFixed(2)} KiB`);
  }
  return found;
}
