import { setTimeout } from 'node:timers/promises';

/**
 * The time at which the next request may go out. The clients of a kit share it, because one limit may count all their
 * requests: otherwise one client could use it up while another one waits.
 */
export class Pace {
  private until = 0;

  /** Resolves when no reply asks to wait. */
  async free(): Promise<void> {
    const ms = this.until - performance.now();
    if (ms > 0) await setTimeout(ms);
  }

  /** Lets requests wait, after a reply that asks for it. */
  wait(seconds: number): void {
    this.until = Math.max(this.until, performance.now() + 1_000 * seconds);
  }
}
