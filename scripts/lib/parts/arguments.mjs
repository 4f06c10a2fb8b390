import { Refusal } from '../console.mjs';
import { PROVING_PARTS } from './specification.mjs';

/**
 * Parses the arguments of `npm test`.
 * @param {string[]} args
 * @param {string[]} names the parts, in order
 * @returns {{ changed: true, ref?: string } | { changed: false, parts: string[], force: boolean }}
 * @throws {Refusal} for unknown parts and invalid combinations
 */
export function readArguments(args, names) {
  const [first, ...rest] = args;
  if (args.includes('--changed')) {
    const mixed = [...args].filter((arg) => names.includes(arg));
    if (first !== '--changed' || mixed.length > 0 || rest.length > 1) {
      throw new Refusal(
        '"--changed" selects the parts itself: run "npm test -- --changed", or "npm test -- --changed <commit>" with one commit and no part.',
      );
    }
    return rest.length === 1 ? { changed: true, ref: rest[0] } : { changed: true };
  }
  const force = args.includes('--force');
  const parts = args.filter((arg) => arg !== '--force');
  const unknown = parts.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(
      `There is no part called ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`,
    );
  }
  return { changed: false, parts: parts.length > 0 ? withProofs(parts) : names, force };
}

/** The specification reads the reports of other parts, so these run first. */
function withProofs(parts) {
  return parts.includes('specification') ? [...PROVING_PARTS, ...parts] : parts;
}
