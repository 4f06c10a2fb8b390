import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from './accounts.ts';
import { type AuthEmulator, startAuthEmulator } from './authEmulator.ts';

const projectId = 'demo-codes';
const email = 'codes@demo.test';
const HOUR = 60 * 60;
let emulator: AuthEmulator;

beforeAll(async () => {
  emulator = await startAuthEmulator({ projectId, port: 0 });
  await new Accounts(emulator.origin, projectId).add([
    { localId: 'uid', email, emailVerified: true, disabled: false, rawPassword: 'Demo-pass-1' },
  ]);
});
afterAll(() => emulator.stop());

async function send(method: string, path: string, body: object): Promise<Response> {
  return fetch(emulator.origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
}

const setAhead = (aheadSeconds: number) => send('PUT', '/clock', { email, aheadSeconds });

async function newCode(): Promise<string> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:sendOobCode`;
  const request = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
  return ((await (await send('POST', path, request)).json()) as { oobCode: string }).oobCode;
}

async function use(oobCode: string, newPassword?: string): Promise<unknown> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo';
  return (await send('POST', path, { oobCode, newPassword })).json();
}

describe('a password reset code of the identity service', () => {
  it('expires after an hour', async () => {
    const code = await newCode();
    await setAhead(HOUR - 60);
    expect(await use(code)).toMatchObject({ email });
    await setAhead(HOUR);
    const expired = { error: { code: 400, message: 'EXPIRED_OOB_CODE' } };
    expect(await use(code)).toMatchObject(expired);
    expect(await use(code, 'Another-pass-2')).toMatchObject(expired);
  });

  it('is invalid if it was never issued, or is used already', async () => {
    await setAhead(0);
    const code = await newCode();
    expect(await use(code, 'Another-pass-2')).toMatchObject({ email });
    for (const wrong of [code, 'made-up']) {
      expect(await use(wrong)).toMatchObject({ error: { message: 'INVALID_OOB_CODE' } });
    }
  });

  it('PUT /clock rejects a body without seconds', async () => {
    expect((await send('PUT', '/clock', { email })).status).toBe(400);
  });
});
