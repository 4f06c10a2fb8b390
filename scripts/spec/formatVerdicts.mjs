const TESTS_SHOWN = 4;

/**
 * Prints each requirement with its tests, the count of each section, and all errors at the end.
 * @param {import('./judge.mjs').Verdict[]} verdicts
 * @param {import('./readTests.mjs').Test[]} strays tests that name an unknown section or requirement
 */
export function formatVerdicts(verdicts, strays) {
  const lines = [];
  let heading;
  for (const verdict of verdicts) {
    const { section, group } = verdict.requirement;
    if (heading !== `${section} ${group}`) {
      heading = `${section} ${group}`;
      lines.push('', heading);
    }
    lines.push(...rowOf(verdict));
  }
  lines.push('', ...countOfEachSection(verdicts));
  lines.push(...errorsOf(verdicts, strays));
  return lines.join('\n');
}

function rowOf({ requirement, tests, faults }) {
  const proven = faults.length === 0;
  const hidden = tests.length - TESTS_SHOWN;
  return [
    `  ${proven ? '✓' : '✗'} ${requirement.id} ${requirement.text}`,
    ...faults.map((fault) => `      ✗ ${fault}`),
    ...tests.slice(0, TESTS_SHOWN).map(rowOfTest),
    ...(hidden > 0 ? [`      and ${hidden} more`] : []),
  ];
}

function rowOfTest({ part, file, title, status }) {
  const again = status === 'flaky' ? ' (passed on retry)' : '';
  return `      ${part.padEnd(8)} ${oneLine(title)}${again} (${file})`;
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ');
}

function countOfEachSection(verdicts) {
  const sections = [...new Set(verdicts.map(({ requirement }) => requirement.section))];
  return sections.map((section) => {
    const all = verdicts.filter(({ requirement }) => requirement.section === section);
    const proven = all.filter(({ faults }) => faults.length === 0).length;
    const tests = new Set(all.flatMap((verdict) => verdict.tests)).size;
    return `${section}  ${String(proven).padStart(3)} of ${String(all.length).padStart(3)} requirements proven, by ${tests} tests`;
  });
}

function errorsOf(verdicts, strays) {
  return [
    ...verdicts
      .filter(({ faults }) => faults.length > 0)
      .flatMap(({ requirement, faults }) => [
        '',
        `${requirement.id} ${requirement.text} (docs/specification/${requirement.place})`,
        ...faults.map((fault) => `  ${oneLine(fault)}`),
      ]),
    ...strays.flatMap(({ title, file }) => [
      '',
      `The specification has no such section or requirement: ${oneLine(title)} (${file})`,
    ]),
  ];
}
