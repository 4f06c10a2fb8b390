import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Ports } from '../../local/settings/ports.ts';

const COMMAND = fileURLToPath(new URL('../../local/start.ts', import.meta.url));
const READY = 'Press Ctrl-C to stop.';

/** The start command in a child process, as a terminal runs it. */
export class StartCommand {
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  /** All output so far. */
  output = '';

  constructor(ports: Ports, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.child = spawn(process.execPath, [COMMAND, '--backend-only', ...args], {
      env: { ...process.env, ...environmentOf(ports), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'close');
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    onTestFinished(() => {
      this.child.kill('SIGKILL');
    });
  }

  /** Resolves when the command reports that all parts run. */
  async ready(): Promise<void> {
    while (!this.output.includes(READY)) {
      const event = this.child.stdout && once(this.child.stdout, 'data').then(() => 'more');
      const ended = this.ended.then(() => 'ended');
      if ((await Promise.race([event, ended])) === 'ended') throw new Error(this.output);
    }
  }

  /** The ids of its process and of all descendants. */
  processes(): number[] {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    const pairs = stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const family = [this.child.pid ?? 0];
    for (const parent of family) {
      for (const [pid = 0, ppid] of pairs) if (ppid === parent) family.push(pid);
    }
    return family;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Resolves with the exit code when the command ends. */
  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }
}

/** The processes among these that still run. */
export function living(processes: readonly number[]): number[] {
  return processes.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
}

function environmentOf(ports: Ports): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ports).map(([part, port]) => [
      `CASINO_${part.toUpperCase()}_PORT`,
      String(port),
    ]),
  );
}
