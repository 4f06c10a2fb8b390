// The program of `npm run conformance`: checks the services of a group against the contract.
import { execFile } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ServiceError } from '../../../src/domain/ports/serviceError.ts';
import { CASES } from '../cases/cases.ts';
import { silenceOf } from '../exchange.ts';
import type { Case, ServiceName } from '../kit.ts';
import { type Options, readOptions, USAGE } from '../options.ts';
import { Unavailable } from '../outcomes.ts';
import { jsonReport, junitReport } from '../reports/files.ts';
import { details, summary, tableLine } from '../reports/report.ts';
import { kitOf, type Result, runCases } from '../runCases.ts';
import { given, readTestData } from '../testData.ts';

/** The exit code: 1 if a case failed. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const { targets, data, write, seed, change, json, junit } = options;
  const testData = data === null ? {} : readTestData(data);
  const cases = casesOf(options);
  if (write && targets.members) given(testData, 'member');
  for (const file of [json, junit]) if (file !== null) expectWritable(file);
  await requestTokens(options);
  await expectAnswers(options);
  await expectAccepted(options);
  const run = change === null ? null : () => inShell(change);
  const kit = kitOf(targets, testData, { seed, change: run });
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

/** The cases of `--only` that can run. Throws an error for none. */
function casesOf({ targets, write, only }: Options): readonly Case[] {
  const named = CASES.filter(({ id, rule }) => id === only || rule === only);
  const found = named.length > 0 ? named : CASES.filter(({ id }) => id.includes(only));
  if (found.length === 0) throw new Error(`--only: no case has ${only} in its id, or as its rule.`);
  const cases = found.filter((each) => targets[each.service] && (write || !each.writes));
  if (cases.length === 0) {
    const reason = found.every(({ writes }) => writes) ? '--write' : 'the other service';
    throw new Error(`--only: the cases of ${only} need ${reason}.`);
  }
  return cases;
}

/** Throws an error now, and not after the run. */
function expectWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new Error(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** Throws an error if a service refuses the token, so that a wrong one does not fail each case. */
async function expectAccepted({ targets, tokenUrls }: Options): Promise<void> {
  const { content, members } = kitOf(targets, {});
  const replies = {
    content: () => content.send('listVenues', { query: {} }),
    members: () => members.send('findMembers', { body: { crmIds: ['unknown-to-every-service'] } }),
  };
  for (const service of Object.keys(targets) as ServiceName[]) {
    const status = await replies[service]().then(
      (reply) => reply.status,
      () => null,
    );
    if (status !== 401) continue;
    const token = tokenUrls[service] ? `the token of ${tokenUrls[service]}` : 'this token';
    throw new Unavailable(`The ${service} service replies 401 to ${token}.`);
  }
}

/** Throws an error if a service has no token, so that a wrong secret does not fail each case. */
async function requestTokens({ targets, tokenUrls }: Options): Promise<void> {
  for (const [service, { token }] of Object.entries(targets)) {
    await token.get().catch(async (error: ServiceError) => {
      const url = tokenUrls[service as keyof typeof tokenUrls] ?? '';
      const reason = await silenceOf(url);
      if (reason !== null) {
        throw new Unavailable(`Nothing answers at the token endpoint ${url}: ${reason}.`);
      }
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
      const reason = await silenceOf(target.url);
      return reason === null ? [] : [`Nothing answers at ${target.url}: ${reason}.`];
    }),
  );
  const silent = new Set(lines.flat());
  if (silent.size > 0) throw new Unavailable([...silent].join('\n'));
}

async function inShell(command: string): Promise<void> {
  await promisify(execFile)('sh', ['-c', command]).catch(({ code }) => {
    throw new Unavailable(`The command of --change failed: it ended with ${code}.`);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  const { message } = error as Error;
  console.error(
    error instanceof Unavailable
      ? message
      : `${message.replace(/[.]?$/, '.')} --help lists the options.`,
  );
  process.exitCode = 2;
}
