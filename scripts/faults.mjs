// npm run faults: plants each fault of scripts/faults in a work tree, runs the tests that `npm test -- --changed`
// selects until one fails, and prints the test that caught the fault. `-- pattern` filters by name, file or part;
// `--whole` runs the whole part that should catch each fault.
import { join } from 'node:path';
import { FAULTS } from './faults/all.mjs';
import { withPlantedFault } from './faults/plant.mjs';
import { runUntilFailure } from './faults/runTests.mjs';
import { verdictOf } from './faults/verdict.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main, progress, Refusal } from './lib/console.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { git, inWorktree } from './lib/worktree.mjs';

await main(async () => {
  const args = process.argv.slice(2);
  const whole = args.includes('--whole');
  const pattern = new RegExp(args.filter((arg) => arg !== '--whole').join(' '), 'i');
  const faults = FAULTS.filter(({ name, file, caughtBy }) =>
    pattern.test(`${name} ${file} ${caughtBy}`),
  );
  if (faults.length === 0) {
    throw new Refusal(`No fault has a name, file or part that matches ${pattern.source}.`);
  }
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  if ((await git('status', '--porcelain')) !== '') {
    progress('Faults are planted in the last commit: uncommitted changes are ignored.');
  }

  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => interrupt.abort());
  const { signal } = interrupt;
  let survived = 0;
  let caught = 0;
  await inWorktree('faults-tree', 'HEAD', async (folder) => {
    for (const [index, fault] of faults.entries()) {
      const started = Date.now();
      const verdict = await withPlantedFault(folder, fault, async () => {
        const log = join(ROOT, '.reports', 'faults', `${index + 1}.log`);
        const selection = whole ? [fault.caughtBy] : ['--changed', 'HEAD'];
        const run = await runUntilFailure(`${folder}/`, selection, {
          env: {
            ...env,
            CASINO_FAULT_PLANTED_IN: fault.file,
            CASINO_STOP_AT_FIRST_FAILURE: '1',
          },
          log,
          signal,
        });
        return verdictOf(fault, run);
      });
      if (signal.aborted) return;
      if (verdict.caught) caught += 1;
      else survived += 1;
      const seconds = Math.round((Date.now() - started) / 1000);
      progress(`${verdict.caught ? 'caught  ' : 'SURVIVED'} ${fault.name}`);
      console.log(`         in ${seconds} s, ${verdict.how}`);
    }
  });
  if (signal.aborted) console.log('\nStopped: the work tree is removed.');
  console.log(`\n${caught} caught, ${survived} survived`);
  if (survived > 0 || signal.aborted) process.exitCode = 1;
});
