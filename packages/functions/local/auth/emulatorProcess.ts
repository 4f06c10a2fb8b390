import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serveAsChild } from '../child/serveAsChild.ts';
import { HOST } from '../settings/project.ts';
import { AccountFile } from './accountFile.ts';
import { Accounts } from './accounts.ts';
import { emulatorApp } from './emulatorApp.ts';

const [projectId = '', port = '', dataFile] = process.argv.slice(2);

await serveAsChild(async () => {
  let accountFile: AccountFile | undefined;
  const app = await emulatorApp(projectId, () => accountFile?.scheduleSave());
  const server = app.listen(Number(port), HOST);
  // A busy client sends on an idle connection just as the server closes it, and sees its request fail.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const listening = (server.address() as AddressInfo).port;
  const origin = `http://${HOST}:${listening}`;
  await protectEmails(origin);
  if (dataFile) {
    const restored = new AccountFile(dataFile, new Accounts(origin, projectId));
    await restored.restore();
    accountFile = restored;
  }
  return { port: listening, close: async () => accountFile?.close() };
});

/** Sets production's e-mail privacy: a wrong password and an unknown address get the same error. */
async function protectEmails(origin: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok)
    throw new Error(`The Auth emulator rejected its configuration: ${response.status}`);
}
