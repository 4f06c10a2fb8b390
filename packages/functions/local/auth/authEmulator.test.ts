import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOST } from '../settings/project.ts';
import { Accounts } from './accounts.ts';
import { type AuthEmulator, startAuthEmulator } from './authEmulator.ts';

const projectId = 'demo-auth';
const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
let emulator: AuthEmulator;

beforeAll(async () => {
  emulator = await startAuthEmulator({ projectId, port: 0 });
});
afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

/** Creates a login as the server does. */
async function addLogin({ origin }: AuthEmulator, email: string, rawPassword: string) {
  const account = { localId: email, email, emailVerified: true, disabled: false, rawPassword };
  await new Accounts(origin, projectId).add([account]);
}

/** The web SDK, connected to an emulator as a browser is. */
function clientOf({ origin, port }: AuthEmulator): Auth {
  const auth = getAuth(initializeApp({ projectId, apiKey: 'demo' }, `auth-${port}`));
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

describe('the Auth emulator', { timeout: 60_000 }, () => {
  it('adds accounts in one request, and rejects an account that exists', async () => {
    const accounts = new Accounts(emulator.origin, projectId);
    const account = {
      localId: 'added',
      email: 'added@demo.test',
      emailVerified: true,
      disabled: false,
      rawPassword: 'a:password=with:odd=signs',
    };
    expect(await accounts.isEmpty()).toBe(true);
    await accounts.add([account]);
    expect(await accounts.isEmpty()).toBe(false);
    await expect(accounts.add([account])).rejects.toThrow('rejected');

    const auth = clientOf(emulator);
    const { user } = await signInWithEmailAndPassword(auth, account.email, account.rawPassword);
    expect(user.uid).toBe('added');
  });

  it('returns the same error for an unknown address and a wrong password, as production does', async () => {
    const auth = clientOf(emulator);
    await addLogin(emulator, 'known@demo.test', 'Demo-pass-1');
    for (const email of ['known@demo.test', 'nobody@demo.test']) {
      await expect(signInWithEmailAndPassword(auth, email, 'wrong')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    }
  });

  it('persists accounts, passwords and open sessions across a restart', async () => {
    const dataFile = join(folder, 'accounts.json');
    const first = await startAuthEmulator({ projectId, port: 0, dataFile });
    const { port } = first;
    const auth = clientOf(first);
    await addLogin(first, 'kept@demo.test', 'a:password=with:odd=signs');
    await signInWithEmailAndPassword(auth, 'kept@demo.test', 'a:password=with:odd=signs');
    await first.stop();

    const second = await startAuthEmulator({ projectId, port, dataFile });
    await auth.currentUser?.reload();
    await auth.currentUser?.getIdToken(true);
    expect(auth.currentUser?.email).toBe('kept@demo.test');
    const again = await signInWithEmailAndPassword(
      auth,
      'kept@demo.test',
      'a:password=with:odd=signs',
    );
    expect(again.user.uid).toBe(auth.currentUser?.uid);
    await second.stop();
  });

  it('rejects a port in use', async () => {
    const occupant = createServer().listen(0, HOST);
    await new Promise((resolve) => occupant.once('listening', resolve));
    const { port } = occupant.address() as { port: number };

    await expect(startAuthEmulator({ projectId, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    occupant.close();
  });

  it('no longer answers after stop', async () => {
    const other = await startAuthEmulator({ projectId, port: 0 });
    await other.stop();
    await expect(fetch(other.origin)).rejects.toThrow();
  });
});
