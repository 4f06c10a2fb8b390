import { stripVTControlCharacters } from 'node:util';

/**
 * The line with which a tool begins to report a failure: Vitest, Playwright, TypeScript, Biome, dependency-cruiser, knip, and
 * the error of a program.
 */
const FAILURE =
  /^⎯+ (?:Failed|Unhandled) |^ +1\) |[:-] error TS\d|^\S+ .*━━━|^ +error [\w-]+: |^Unused |^\w*Error: /;

/**
 * The lines of an output from the first failure on, where its cause is; without one, the last lines.
 * @param {string} output
 * @param {number} most the number of lines
 */
export function failingStep(output, most) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const start = lines.findIndex((line) => FAILURE.test(line));
  if (start === -1) return lines.slice(-most).join('\n');
  const rest = lines.length - start - most;
  const shown = lines.slice(start, start + most);
  return [...shown, ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join('\n');
}
