import { Refusal } from '../console.mjs';
import { PARTS, scriptOf } from './parts.mjs';
import { PROVING_PARTS } from './specification.mjs';

const NAMES = PARTS.map(({ name }) => name);

/**
 * Parses the arguments of `npm test`.
 * @param {string[]} args
 * @returns {{ changed: true, ref?: string } | { changed: false, names: string[], isWhole: boolean, force: boolean }}
 * @throws {Refusal} for unknown parts and invalid combinations
 */
export function readArguments(args) {
  const [first, ...rest] = args;
  if (args.includes('--changed')) {
    const mixed = args.filter((arg) => NAMES.includes(arg) || arg === '--all');
    if (first !== '--changed' || mixed.length > 0 || rest.length > 1) {
      throw new Refusal(
        '"--changed" selects the tests itself: run "npm test -- --changed", or "npm test -- --changed <commit>" with one commit and no part.',
      );
    }
    return rest.length === 1 ? { changed: true, ref: rest[0] } : { changed: true };
  }
  const names = args.filter((arg) => !['--force', '--all'].includes(arg));
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(
      `There is no part called ${unknown.join(', ')}. The parts are: ${NAMES.join(', ')}.`,
    );
  }
  return {
    changed: false,
    names: names.length > 0 ? withProofs(names) : NAMES,
    // The first circle has nothing of a part that only --all runs, so naming one means the whole part.
    isWhole: args.includes('--all') || names.some((name) => !scriptOf(name, false)),
    force: args.includes('--force'),
  };
}

/** The specification reads the reports of other parts, so these run first. */
function withProofs(names) {
  return names.includes('specification') ? [...PROVING_PARTS, ...names] : names;
}
