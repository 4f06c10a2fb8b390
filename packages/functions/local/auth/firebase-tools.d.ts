/** The parts of firebase-tools that this folder uses; the package has no types of its own. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { Express } from 'express';

  export function createApp(defaultProjectId: string): Promise<Express>;
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const apiSpec: { default: { paths: Record<string, { parameters?: object[] }> } };
  export default apiSpec;
}
