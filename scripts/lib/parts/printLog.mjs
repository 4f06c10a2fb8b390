import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../setUp.mjs';
import { failingStep } from './failingStep.mjs';

const LINES = 120;

/** Prints what a log has of a failure. */
export function printLog(log) {
  if (!existsSync(log)) return;
  console.log(`\n--- ${relative(ROOT, log)}`);
  console.log(failingStep(readFileSync(log, 'utf8'), LINES));
  console.log('---\n');
}
