import { createServer } from 'node:net';
import { initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from './accounts.ts';
import { type AuthEmulator, startAuthEmulator } from './authEmulator.ts';

const HOST = '127.0.0.1';
const projectId = 'demo-auth';
let emulator: AuthEmulator;
let accounts: Accounts;
let auth: Auth;

beforeAll(async () => {
  emulator = await startAuthEmulator({ projectId, host: HOST, port: 0 });
  accounts = new Accounts(emulator.origin, projectId);
  auth = getAuth(initializeApp({ projectId, apiKey: 'demo' }, 'auth-emulator'));
  connectAuthEmulator(auth, emulator.origin, { disableWarnings: true });
});
afterAll(() => emulator.stop());

describe('the Auth emulator', () => {
  it('takes accounts and gives them back whole, so that they can be kept', async () => {
    const account = {
      localId: 'round-trip',
      email: 'round-trip@demo.test',
      emailVerified: true,
      disabled: false,
      rawPassword: 'a:password=with:odd=signs',
    };
    await accounts.add([account]);

    expect(await accounts.all()).toContainEqual(account);
    await expect(accounts.add([account])).rejects.toThrow('refused');

    const { user } = await signInWithEmailAndPassword(auth, account.email, account.rawPassword);
    expect(user.uid).toBe(account.localId);
  });

  it('says no more of an unknown address than of a wrong password, as production does', async () => {
    for (const email of ['round-trip@demo.test', 'nobody@demo.test']) {
      await expect(signInWithEmailAndPassword(auth, email, 'wrong')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    }
  });

  it('says so when its port is taken', async () => {
    const occupant = createServer().listen(0, HOST);
    await new Promise((resolve) => occupant.once('listening', resolve));
    const { port } = occupant.address() as { port: number };

    await expect(startAuthEmulator({ projectId, host: HOST, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    occupant.close();
  });

  it('has ended when it was stopped', async () => {
    const other = await startAuthEmulator({ projectId, host: HOST, port: 0 });
    await other.stop();
    await expect(fetch(other.origin)).rejects.toThrow();
  });
});
