import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program that ignores SIGTERM for this long gets SIGKILL, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Ends a child process and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  const killing = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await exit;
  clearTimeout(killing);
}
