// The program of `npm run conformance`: checks the services of a group against the contract.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ServiceError } from '../../../src/domain/ports/serviceError.ts';
import { CASES } from '../cases/cases.ts';
import { type Options, readOptions, USAGE } from '../options.ts';
import { silenceOf } from '../reachable.ts';
import { jsonReport, junitReport } from '../reports/files.ts';
import { details, tableLine } from '../reports/report.ts';
import { summary } from '../reports/summary.ts';
import { kitOf, type Result, runCases } from '../runCases.ts';
import { readTestData } from '../testData.ts';

/** A service that the kit cannot check at all. The usage would not help. */
class Unavailable extends Error {}

/** The exit code: 1 if a case failed. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const { targets, data, write, only, seed, change, json, junit } = options;
  const testData = data === null ? {} : readTestData(data);
  await requestTokens(options);
  await expectAnswers(options);
  const run = change === null ? null : () => inShell(change);
  const kit = kitOf(targets, testData, { seed, change: run });
  const cases = CASES.filter(
    (each) =>
      targets[each.service] &&
      (write || !each.writes) &&
      (each.rule === only || each.id.includes(only)),
  );
  const results: Result[] = [];
  for await (const result of runCases(cases, kit)) {
    console.log(tableLine(result));
    results.push(result);
  }
  console.log(`\n${details(results, kit.own)}\n${summary(results)}`);
  console.log(`Seed ${seed}: the same values come with --seed ${seed}.`);
  if (json !== null) writeFileSync(json, jsonReport(results, kit.own, seed));
  if (junit !== null) writeFileSync(junit, junitReport(results, kit.own));
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/** Throws an error if a service has no token, so that a wrong secret does not fail each case. */
async function requestTokens({ targets, tokenUrls }: Options): Promise<void> {
  for (const [service, { token }] of Object.entries(targets)) {
    await token.get().catch((error: ServiceError) => {
      const url = tokenUrls[service as keyof typeof tokenUrls];
      throw new Unavailable(
        `The token endpoint ${url} of the ${service} service gives no token: ${error.detail}.`,
      );
    });
  }
}

/** Throws an error with one line for each address at which nothing answers. */
async function expectAnswers({ targets }: Options): Promise<void> {
  const lines = await Promise.all(
    Object.values(targets).map(async (target) => {
      const reason = await silenceOf(target);
      return reason === null ? [] : [`Nothing answers at ${target.url}: ${reason}.`];
    }),
  );
  const silent = new Set(lines.flat());
  if (silent.size > 0) throw new Unavailable([...silent].join('\n'));
}

async function inShell(command: string): Promise<void> {
  await promisify(execFile)('sh', ['-c', command]);
}

try {
  process.exitCode = await main();
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof Unavailable ? message : `${message}\n\n${USAGE}`);
  process.exitCode = 2;
}
