// node scripts/audit.mjs: checks every locked dependency for published advisories. An accepted advisory needs an exception in auditExceptions.json: { advisory, package, reason, until }.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { main, progress, Refusal } from './lib/console.mjs';
import { auditFindings } from './lib/release/auditFindings.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, env, encoding: 'utf8' });
  const report = JSON.parse(stdout || '{}');
  if (!report.vulnerabilities) {
    throw new Refusal('The configured npm registry does not support audits. Use another registry.');
  }
  const exceptions = JSON.parse(
    readFileSync(new URL('auditExceptions.json', import.meta.url), 'utf8'),
  );
  const findings = auditFindings(report, exceptions, new Date().toISOString().slice(0, 10));
  for (const finding of findings) console.error(finding);
  progress(`${findings.length} findings, ${exceptions.length} exceptions`);
  if (findings.length > 0) process.exitCode = 1;
});
