import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { onTestFinished } from 'vitest';
import { callablesApp } from '../../local/callables/callablesApp.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import { FUNCTIONS_REGION } from '../../src/contract/limits.ts';

/** Serves one callable from this process until the test ends. Returns its URL. */
export async function hostCallable(callable: HttpsFunction): Promise<string> {
  const server = callablesApp({ test: { callable } }).listen(0, HOST);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://${HOST}:${port}/${PROJECT_ID}/${FUNCTIONS_REGION}/test-callable`;
}
