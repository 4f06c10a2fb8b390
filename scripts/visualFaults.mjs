// npm run visual-faults: plants twenty visual faults in a work tree, each in one story, and checks that exactly these
// stories are reported.
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { VISUAL_FAULTS, visualFaultText } from './faults/visualFaults.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { main, progress, Refusal } from './lib/console.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { inWorktree } from './lib/worktree.mjs';

await main(async () => {
  const env = { ...(await setUp()), CHROMIUM_PATH: await ensureChromium() };
  // These modules import packages that the set-up installs.
  const [
    { machineHere, recordedMachine, differenceOfMachines },
    { runStories },
    { judgeDrawings },
    { listStories },
  ] = await Promise.all([
    import('./visual/machine.mjs'),
    import('./visual/runStories.mjs'),
    import('./visual/judgeDrawings.mjs'),
    import('./visual/stories.mjs'),
  ]);
  const folder = join(ROOT, '.reports', 'visual-faults');
  rmSync(folder, { recursive: true, force: true });
  const machine = await machineHere(env.CHROMIUM_PATH);
  const sameMachine = differenceOfMachines(recordedMachine(ROOT), machine) === '';

  await inWorktree('visual-faults-tree', 'HEAD', async (tree) => {
    const stories = listStories(tree);
    const planted = VISUAL_FAULTS.map((fault) => {
      const story = stories.find(({ id }) => id === fault.story);
      if (!story)
        throw new Refusal(
          `"${fault.name}" no longer applies: the story ${fault.story} does not exist.`,
        );
      appendFileSync(join(tree, story.storyFile), visualFaultText(fault));
      return story;
    });
    const files = new Set(planted.map(({ storyFile }) => storyFile));
    const inFiles = stories.filter(({ storyFile }) => files.has(storyFile));
    progress(`Planted ${planted.length} faults among ${inFiles.length} stories`);
    await runStories(inFiles, {
      cwd: tree,
      env: { ...env, VISUAL_DRAWINGS: folder, VISUAL_LEDGER: tree },
      log: join(ROOT, '.reports', 'visual-faults.log'),
      wholeFiles: true,
    });
    const { compared, changes } = await judgeDrawings(tree, folder, { env, machine, sameMachine });
    const reported = new Map(changes.map((change) => [change.id, change]));
    for (const { name, story } of VISUAL_FAULTS) {
      const change = reported.get(story);
      progress(`${change ? 'caught  ' : 'SURVIVED'} ${name}: ${pixelsOf(change)}`);
    }
    const survived = VISUAL_FAULTS.filter(({ story }) => !reported.has(story)).length;
    const others = [...reported.keys()].filter(
      (id) => !VISUAL_FAULTS.some(({ story }) => story === id),
    );
    for (const id of others) progress(`REPORTED WITHOUT A FAULT ${id}`);
    console.log(
      `\n${VISUAL_FAULTS.length - survived} caught, ${survived} survived, ${others.length} others reported, ${compared} compared`,
    );
    if (survived + others.length > 0 || compared !== inFiles.length) process.exitCode = 1;
  });
});

function pixelsOf(change) {
  if (!change) return 'no pixel';
  return change.box ? `${change.box.pixels} pixels` : 'another size';
}
