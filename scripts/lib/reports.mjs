import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Read by no test, but judged by their reports: it may change without one being out of date. */
const SPECIFICATION = 'docs/specification/';

/**
 * A digest of every file of the repository that a test could depend on: committed, changed and new ones,
 * without what git ignores. Documents count as well: there are tests that read them.
 * @param {string} root the repository's folder
 */
export function digestOfSources(root) {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith(SPECIFICATION));
  const digest = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    const path = join(root, file);
    digest.update(`${file}\0`);
    digest.update(existsSync(path) ? sha256(readFileSync(path)) : 'deleted');
  }
  return digest.digest('hex');
}

/** Forgets an earlier run's report, so that a runner that never starts is not taken for a success. */
export function forgetReport(file) {
  rmSync(file, { force: true });
  rmSync(sealOf(file), { force: true });
}

/**
 * Writes beside a report which sources it was made from, and which report that is: a part of a suite that
 * somebody runs by hand may write its own report in the same place.
 */
export function sealReport(file, sources) {
  if (!existsSync(file)) return;
  writeFileSync(sealOf(file), JSON.stringify({ sources, report: sha256(readFileSync(file)) }));
}

/**
 * Reads a whole suite's report, if it was made from these very sources.
 * @param {string} file
 * @param {string} sources what `digestOfSources` says now
 * @returns {{ report: any } | { problem: string }}
 */
export function readSealed(file, sources) {
  if (!existsSync(file)) return { problem: 'is missing' };
  if (!existsSync(sealOf(file)))
    return { problem: 'is not sealed: it is of no whole run, or sources changed meanwhile' };
  const content = readFileSync(file);
  const seal = JSON.parse(readFileSync(sealOf(file), 'utf8'));
  if (seal.report !== sha256(content)) return { problem: 'was written over after its whole run' };
  if (seal.sources !== sources) return { problem: 'was made from other sources than these' };
  return { report: JSON.parse(content.toString('utf8')) };
}

function sealOf(file) {
  return file.replace(/[.]json$/, '.seal.json');
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
