// The program of `npm run conformance`: checks the services of a group against the contract.
import type { ServiceError } from '../../../src/domain/ports/serviceError.ts';
import { CASES } from '../cases/cases.ts';
import { readOptions, USAGE } from '../options.ts';
import { details, tableLine, totals } from './report.ts';
import { kitOf, type Result, runCases, type Targets } from '../runCases.ts';
import { readTestData } from '../testData.ts';

/** The exit code: 1 if a case failed. */
async function main(): Promise<number> {
  const { targets, data, write, only } = readOptions(process.argv.slice(2), process.env);
  const kit = kitOf(targets, data === null ? {} : readTestData(data));
  await requestTokens(targets);
  const cases = CASES.filter(
    (each) => targets[each.service] && (write || !each.writes) && each.id.includes(only),
  );
  const results: Result[] = [];
  for await (const result of runCases(cases, kit)) {
    console.log(tableLine(result));
    results.push(result);
  }
  console.log(`\n${details(results)}\n${totals(results)}`);
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/** Throws an error if a service has no token, so that a wrong secret does not fail each case. */
async function requestTokens(targets: Targets): Promise<void> {
  for (const [service, { token }] of Object.entries(targets)) {
    await token.get().catch((error: ServiceError) => {
      throw new Error(
        `The token endpoint of the ${service} service gives no token: ${error.detail}.`,
      );
    });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
