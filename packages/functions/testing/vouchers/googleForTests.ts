import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll } from 'vitest';
import { makeServiceAccount } from '../../local/demoWallets/demoServiceAccount.ts';
import { FakeGoogle } from '../../local/demoWallets/fakeGoogle.ts';
import { HOST } from '../../local/settings/project.ts';

/** A fake of Google for one test file. */
export interface GoogleForTests {
  readonly fake: FakeGoogle;
  readonly origin: string;
  /** The key file that the fake trusts. */
  readonly keyFile: string;
}

/** Starts a fake of Google until the test file ends. */
export async function googleForTests(): Promise<GoogleForTests> {
  const app = express();
  const origin = await listen(app);
  const keyFile = makeServiceAccount(`${origin}/token`);
  const fake = new FakeGoogle(keyFile);
  app.use(fake.routes());
  return { fake, origin, keyFile };
}

/** Serves `app` on a free port until the test file ends, and returns its origin. */
export async function listen(app: express.Express): Promise<string> {
  const server: Server = app.listen(0, HOST);
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}
