import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressesOf } from '../../../packages/functions/local/addresses.ts';
import { freePorts } from '../../../packages/functions/local/ports.ts';

const COMMAND = new URL('../../../packages/functions/local/start.ts', import.meta.url).pathname;

/**
 * Starts the local backend in separate processes, so that the load generator uses none of their time.
 * With `remote`, the callables use the reference server. `memory` returns the resident megabytes of the callables' process, and of the process of store and mail.
 */
export async function startBackend({ remote }) {
  const ports = await freePorts();
  const data = mkdtempSync(join(tmpdir(), 'casino-load-'));
  const env = Object.fromEntries(
    Object.entries(ports).map(([part, port]) => [`CASINO_${part.toUpperCase()}_PORT`, `${port}`]),
  );
  const args = ['--backend-only', ...(remote ? ['--remote'] : [])];
  const child = spawn(process.execPath, [COMMAND, ...args, '--data', data], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => `${text}`.includes('Press Ctrl-C') && resolve());
    child.once('exit', () => reject(new Error('The backend did not start.')));
  });
  const callables = childOf(child.pid, 'callablesProcess');
  return {
    addresses: addressesOf(ports, undefined),
    memory: () => ({ callables: megabytesOf(callables), store: megabytesOf(child.pid) }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      rmSync(data, { recursive: true });
    },
  };
}

/** The child process of `parent` that runs a program of this name. Linux only, like `megabytesOf`. */
function childOf(parent, program) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        const [, , , ppid] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
        return Number(ppid) === parent && readFileSync(`/proc/${pid}/cmdline`).includes(program);
      } catch {
        return false;
      }
    });
}

function megabytesOf(pid) {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kibibytes) / 1024);
}
