import type { Report } from './report.ts';

/** A server that this process runs. */
export interface ChildServer {
  readonly port: number;
  /** Called before the process ends, to save pending data. */
  readonly close?: () => Promise<void>;
}

/**
 * Runs a server in this child process. The process ends when its parent ends, even if the parent is killed.
 * SIGINT is ignored: Ctrl-C reaches every process of a terminal, and the parent handles it.
 */
export async function serveAsChild(start: () => Promise<ChildServer>): Promise<void> {
  let server: ChildServer | undefined;
  process.on('SIGINT', () => {});
  process.on('disconnect', async () => {
    await server?.close?.();
    process.exit();
  });
  const tell = (report: Report) => process.send?.(report);
  try {
    server = await start();
    tell({ kind: 'listening', port: server.port });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    tell({ kind: 'failed', code, message });
    process.exitCode = 1;
    process.disconnect();
  }
}
