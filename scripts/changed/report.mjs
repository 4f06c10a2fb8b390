import { BY_FILE, NEVER } from './rules.mjs';

const NAMED = 8;

/** Describes a selection in a few lines: what runs, and what is skipped. */
export function describeSelection(selection, parts) {
  const { base, label, present, deleted, everything, counts } = selection;
  const files = [...present, ...deleted];
  const lines = [
    `Compared with ${base.slice(0, 7)} (${label}): ${files.length === 1 ? '1 file' : `${files.length} files`} changed`,
    ...files.slice(0, NAMED).map((file) => `  ${file}`),
    ...(files.length > NAMED ? [`  and ${files.length - NAMED} more`] : []),
  ];
  if (everything) return [...lines, `Everything runs: ${everything}.`];
  const chosen = Object.entries(selection.parts);
  const whole = chosen.filter(([name, which]) => which === 'all' && !BY_FILE.includes(name));
  const some = chosen
    .filter(([name]) => BY_FILE.includes(name))
    .map(([name, which]) => `${name} ${which === 'all' ? 'whole' : amount(which, counts[name])}`);
  const left = parts.map(({ name }) => name).filter((name) => !selection.parts[name]);
  return [
    ...lines,
    `Runs: ${[...whole.map(([name]) => name), ...some].join(', ')}`,
    ...reasons(left, selection),
  ];
}

function amount(chosen, all) {
  const files = new Set(chosen.map((file) => file.replace(/:\d+$/, ''))).size;
  const single = chosen.some((file) => /:\d+$/.test(file)) ? ', of some only single tests' : '';
  return `${files} of ${all} files${single}`;
}

function reasons(left, { parts }) {
  const untouched = left.filter((name) => !NEVER.includes(name));
  const lines = [];
  if (untouched.length > 0) {
    lines.push(`Skipped, since the change does not affect them: ${untouched.join(', ')}`);
  }
  lines.push('Skipped, since it needs a whole run: specification');
  if (parts.journeys !== 'all' || parts.engines !== 'all') {
    lines.push(
      'Journeys are not selected by primitives, components, messages and tokens: stories test these.',
    );
  }
  return lines;
}
