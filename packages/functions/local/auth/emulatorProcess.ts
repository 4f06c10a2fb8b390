import type { AddressInfo } from 'node:net';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';

/** What this process tells the one that started it. */
export type EmulatorReport =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** Tenants, identity pools and blocking functions: most of the interface, and nothing that is used here. */
const UNUSED_PATH = /\/v2|tenants|:(batchDelete|verifyIosClient|issueSamlResponse|create)/;

/**
 * Serves firebase-tools' own Auth emulator in this process. The emulator compiles a validator for every
 * path of its interface before it listens, so the paths that nothing here uses are left out first.
 */
async function serve(projectId: string, host: string, port: number): Promise<number> {
  const { paths } = apiSpec.default;
  for (const path of Object.keys(paths)) {
    if (UNUSED_PATH.test(path)) delete paths[path];
  }
  const emulator = await createApp(projectId);
  return new Promise((resolve, reject) => {
    const server = emulator.listen(port, host);
    server.once('error', reject);
    server.once('listening', () => resolve((server.address() as AddressInfo).port));
  });
}

function report(message: EmulatorReport): void {
  process.send?.(message);
}

// Ctrl-C reaches every process of the terminal; the one that started this one decides when it ends. It also
// ends when that one is gone, however it went.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

const [projectId = '', host = '', port = ''] = process.argv.slice(2);
try {
  report({ kind: 'listening', port: await serve(projectId, host, Number(port)) });
} catch (error) {
  const { code = '', message } = error as NodeJS.ErrnoException;
  report({ kind: 'failed', code, message });
  process.exit(1);
}
