import type { Report } from './report.ts';

/** A server that this process runs. */
export interface ChildServer {
  readonly port: number;
  /** Does what must not be lost, before the process ends. */
  readonly close?: () => Promise<void>;
}

/**
 * Runs a server in this process on behalf of the one that started it, and ends with that one, however it
 * ended. Ctrl-C reaches every process of a terminal, so it is left to the parent.
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
