import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** No test reads these files, so a change of them does not invalidate a report. */
const SPECIFICATION = 'docs/specification/';

/**
 * Returns a digest of every file of the repository that a test could depend on: committed, changed and new files that
 * git does not ignore. Documents count too, because tests read them.
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

/** Deletes an earlier report, so that a runner that does not start cannot count as passed. */
export function deleteReport(file) {
  rmSync(file, { force: true });
  rmSync(sealOf(file), { force: true });
}

/**
 * Writes the digests of the sources and of the report beside the report, because a partial run by hand can overwrite
 * the report.
 */
export function sealReport(file, sources) {
  if (!existsSync(file)) return;
  writeFileSync(sealOf(file), JSON.stringify({ sources, report: sha256(readFileSync(file)) }));
}

/**
 * Reads the report of a whole run, if it comes from these sources.
 * @param {string} file
 * @param {string} sources the result of `digestOfSources`
 * @returns {{ report: any } | { problem: string }}
 */
export function readSealed(file, sources) {
  if (!existsSync(file)) return { problem: 'is missing' };
  if (!existsSync(sealOf(file)))
    return { problem: 'is not sealed: it is a partial run, or sources changed during the run' };
  const content = readFileSync(file);
  const seal = JSON.parse(readFileSync(sealOf(file), 'utf8'));
  if (seal.report !== sha256(content)) return { problem: 'was overwritten after its whole run' };
  if (seal.sources !== sources) return { problem: 'comes from other sources' };
  return { report: JSON.parse(content.toString('utf8')) };
}

function sealOf(file) {
  return file.replace(/[.]json$/, '.seal.json');
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
