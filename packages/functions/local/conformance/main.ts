// The program of `npm run conformance`: checks the services of a group against the contract.
import { parseArgs } from 'node:util';
import { CASES } from './cases/cases.ts';
import { details, tableLine, totals } from './report.ts';
import { kitOf, type Result, runCases } from './runCases.ts';
import { readTestData } from './testData.ts';

const USAGE = `npm run conformance -- --content URL --members URL --data FILE

  --content URL   the content service
  --members URL   the member service
  --data FILE     the members of the test system (docs/connect.md)
  --write         also checks requests that change data: on a test system only
  --token TOKEN   the bearer token of both services; the variable CONFORMANCE_TOKEN hides it from other users
  --only TEXT     only the cases with this text in their id
  --limit MS      the time limit of a reply, 3000 by default`;

const DEFAULT_LIMIT_MS = '3000';

function readArguments() {
  const { values } = parseArgs({
    options: {
      content: { type: 'string' },
      members: { type: 'string' },
      data: { type: 'string' },
      write: { type: 'boolean', default: false },
      token: { type: 'string', default: process.env['CONFORMANCE_TOKEN'] ?? '' },
      only: { type: 'string', default: '' },
      limit: { type: 'string', default: DEFAULT_LIMIT_MS },
    },
  });
  const { content, members, limit } = values;
  if (content === undefined && members === undefined) throw new Error('Name a service to check.');
  for (const url of [content, members]) {
    if (url !== undefined && !URL.canParse(url)) throw new Error(`"${url}" is not an address.`);
  }
  if (!/^[1-9]\d*$/.test(limit)) throw new Error('--limit is a number of milliseconds.');
  return { ...values, limitMs: Number(limit) };
}

/** The exit code: 1 if a case failed. */
async function main(): Promise<number> {
  const { content, members, data, write, token, only, limitMs } = readArguments();
  const target = (url = '') => ({ url, token, limitMs });
  const targets = { content: target(content), members: target(members) };
  const kit = kitOf(targets, data === undefined ? {} : readTestData(data));
  const cases = CASES.filter(
    (each) => targets[each.service].url !== '' && (write || !each.writes) && each.id.includes(only),
  );
  const results: Result[] = [];
  for await (const result of runCases(cases, kit)) {
    console.log(tableLine(result));
    results.push(result);
  }
  console.log(`\n${details(results)}\n${totals(results)}`);
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
