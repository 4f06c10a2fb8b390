import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serveAsChild } from '../child/serveAsChild.ts';
import { HOST } from '../project.ts';
import { AccountKeeper } from './accountKeeper.ts';
import { Accounts } from './accounts.ts';
import { emulatorApp } from './emulatorApp.ts';

const [projectId = '', port = '', dataFile] = process.argv.slice(2);

await serveAsChild(async () => {
  let keeper: AccountKeeper | undefined;
  const app = await emulatorApp(projectId, () => keeper?.changed());
  const server = app.listen(Number(port), HOST);
  await once(server, 'listening');
  const listening = (server.address() as AddressInfo).port;
  const origin = `http://${HOST}:${listening}`;
  await protectEmails(origin);
  if (dataFile) {
    const kept = new AccountKeeper(dataFile, new Accounts(origin, projectId));
    await kept.restore();
    keeper = kept;
  }
  return { port: listening, close: async () => keeper?.close() };
});

/** Production's setting: a wrong password and an unknown address get the same answer. */
async function protectEmails(origin: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok)
    throw new Error(`The Auth emulator refused its configuration: ${response.status}`);
}
