import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { progress } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { readDrawings } from './drawings.mjs';
import { messageOf } from './judge.mjs';
import { judgeDrawings } from './judgeDrawings.mjs';
import { differenceOfMachines, machineHere, recordedMachine } from './machine.mjs';
import { exportPage } from './page.mjs';
import { passedStories, withFailures } from './report.mjs';

/** The folder for the pictures that differ, and for the page that shows them. */
export const DRAWINGS = join(ROOT, '.reports', 'visual');

/**
 * Prepares a run that compares stories with the ledger.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ env: NodeJS.ProcessEnv, machine: import('./machine.mjs').Machine, differs: string,
 *   judgeRun: () => ReturnType<typeof judgeDrawings>, judge: (report: string, log: string) => Promise<void> }>} `env` is
 *   for the run, `differs` describes how this machine differs from the ledger's, and `judge` fails the changed stories
 *   in the run's report
 */
export async function startComparison(env) {
  const machine = await machineHere(env.CHROMIUM_PATH);
  const differs = differenceOfMachines(recordedMachine(ROOT), machine);
  rmSync(DRAWINGS, { recursive: true, force: true });
  const judgeRun = async () => {
    const judged = await judgeDrawings(ROOT, DRAWINGS, {
      env,
      machine,
      sameMachine: differs === '',
    });
    const count = judged.otherwise.length;
    if (count > 0) {
      progress(
        `${count} ${count === 1 ? 'story is' : 'stories are'} drawn differently by this machine (${differs}), but unchanged.`,
      );
    }
    return judged;
  };
  return {
    env: { ...env, VISUAL_DRAWINGS: DRAWINGS, VISUAL_LEDGER: ROOT },
    machine,
    differs,
    judgeRun,
    judge: async (file, log) => {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      const drawn = readDrawings(DRAWINGS);
      const uncompared = passedStories(report).filter((id) => !drawn.has(id));
      const { changes } = await judgeRun();
      const faults = [...changes, ...uncompared.map((id) => ({ id, verdict: 'uncompared' }))];
      if (faults.length === 0) return;
      const messages = new Map(faults.map((fault) => [fault.id, messageOf(fault)]));
      writeFileSync(file, JSON.stringify(withFailures(report, messages)));
      appendFileSync(log, `\n${[...messages.values()].join('\n')}\n`);
      if (changes.length === 0) return;
      const page = exportPage(DRAWINGS, changes);
      progress(`Before, after and difference: ${relative(ROOT, page)}`);
    },
  };
}
