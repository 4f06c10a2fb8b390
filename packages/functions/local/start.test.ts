// @module-tag all
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { living, StartCommand } from '../testing/backend/startCommand.ts';
import { testBackend } from '../testing/backend/testBackend.ts';
import { json, scriptedService } from '../testing/faults/scriptedService.ts';
import { Accounts } from './auth/accounts.ts';
import { FirestoreRest } from './seed/firestoreRest.ts';
import { DEMO_PASSWORD, emailOf, PEOPLE, uidOf } from './seed/people.ts';
import { STAFF } from './seed/staff.ts';
import { assertFree, freePorts, type Ports } from './settings/ports.ts';
import { HOST, PROJECT_ID } from './settings/project.ts';

const DEMO_FOLDER = fileURLToPath(new URL('../../../content/demo', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'start-'));
const added = {
  localId: 'added-later',
  email: 'added-later@demo.test',
  emailVerified: true,
  disabled: false,
  rawPassword: DEMO_PASSWORD,
};
let ports: Ports;

beforeAll(async () => {
  ports = await freePorts();
});
afterAll(() => rmSync(data, { recursive: true }));

const accounts = () => new Accounts(`http://${HOST}:${ports.auth}`, PROJECT_ID);

const documents = () => new FirestoreRest(`${HOST}:${ports.firestore}`, PROJECT_ID);

/** Signs Jack in and calls a function with his token, as the app does. */
async function callAsJack(): Promise<Response> {
  const signIn = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({
    email: 'jack@demo.test',
    password: DEMO_PASSWORD,
    returnSecureToken: true,
  });
  const session = await (await fetch(signIn, { method: 'POST', headers: json, body })).json();
  const { idToken } = session as { idToken: string };
  const address = `http://${HOST}:${ports.functions}/${PROJECT_ID}/europe-west2/members-getMember`;
  return fetch(address, {
    method: 'POST',
    headers: { ...json, Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: { location: 6 } }),
  });
}

const DEMO_UIDS = [...PEOPLE.map(uidOf), ...STAFF.map(({ uid }) => uid)];

describe('the start command', { timeout: 60_000 }, () => {
  it('runs all parts, logs no personal data, and ends all processes on Ctrl-C', async () => {
    const command = new StartCommand(ports, ['--data', data]);
    await command.ready();
    for (const person of PEOPLE) expect(command.output).toContain(emailOf(person));
    expect((await callAsJack()).status).toBe(200);
    await accounts().add([added]);
    await documents().commit([{ path: 'users/added-later', fields: { uid: 'added-later' } }]);
    const processes = command.processes();
    expect(processes).toHaveLength(3);

    command.kill('SIGINT');
    expect(await command.exitCode()).toBe(0);
    expect(living(processes)).toEqual([]);
    await assertFree(ports);
    const log = readFileSync(join(data, 'logs', 'callables.log'), 'utf8');
    expect(log).toContain('"callable":"members-getMember"');
    expect(log).not.toMatch(/jack|sample|100201|demo-|@/i);
  });

  it('persists accounts and documents, and reports a part that dies', async () => {
    const command = new StartCommand(ports, ['--data', data]);
    await command.ready();
    const kept = (await accounts().export()).map(({ localId }) => localId);
    expect(kept.toSorted()).toEqual([...DEMO_UIDS, added.localId].toSorted());
    expect(await documents().exists('users/added-later')).toBe(true);
    expect((await callAsJack()).status).toBe(200);

    const processes = command.processes();
    process.kill(processes[1] ?? 0, 'SIGKILL');
    expect(await command.exitCode()).toBe(1);
    expect(command.output).toMatch(/ended unexpectedly\. Stopping the rest\./);
    expect(living(processes)).toEqual([]);
    await assertFree(ports);
  });

  it('deletes the data with --reset, and its child processes end when it is killed', async () => {
    const command = new StartCommand(ports, ['--data', data, '--reset']);
    await command.ready();
    expect(await accounts().export()).toHaveLength(DEMO_UIDS.length);
    expect(await documents().exists('users/added-later')).toBe(false);

    const rival = new StartCommand(await freePorts(), ['--data', data]);
    expect(await rival.exitCode()).toBe(1);
    expect(rival.output).toContain('is in use by process');

    const processes = command.processes();
    command.kill('SIGKILL');
    await vi.waitFor(() => expect(living(processes)).toEqual([]), { timeout: 5_000 });
    await assertFree(ports);
  });

  it('names the services of a group, no demo accounts, and each refused reply as one line', async () => {
    const group = await scriptedService();
    const lastName = 'Confidential';
    group.script(json({ records: [{ member: { id: 7, last_name: lastName } }] }));
    const other = mkdtempSync(join(tmpdir(), 'start-'));
    ports = await freePorts();
    const command = new StartCommand(ports, ['--data', other], {
      MEMBER_SERVICE_URL: group.url,
      SERVICE_CREDENTIALS: JSON.stringify({ members: { token: 'secret' } }),
    });
    await command.ready();
    expect(command.output).toMatch(new RegExp(`Members +${group.url}, answers since \\d\\d:`));
    expect(command.output).toMatch(/Content +Firestore/);
    expect(command.output).not.toContain('jack@demo.test');
    expect((await callAsJack()).status).toBe(500);
    await vi.waitFor(() => expect(command.output).toContain('Refused: findMembers'));
    const line = command.output.split('\n').find((each) => each.includes('Refused')) ?? '';
    expect(line).toMatch(/records\.0\.member\.id.* G-04: .*Log: .*callables\.log/);
    expect(command.output).not.toMatch(/Confidential|secret/);
    const health = await fetch(`http://${HOST}:${ports.mail}/health`, {
      headers: { Accept: 'application/json' },
    });
    const seen = await health.json();
    expect(seen).toMatchObject({
      services: [{ service: 'Member service', circuit: 'closed' }],
      refusals: [{ rule: 'G-04' }],
    });
    expect(JSON.stringify(seen)).not.toContain(lastName);
    command.kill('SIGINT');
    expect(await command.exitCode()).toBe(0);
    await group.close();
    rmSync(other, { recursive: true });
  });

  it('previews a folder on data of its own and, beside another product, on other ports', async () => {
    const other = mkdtempSync(join(tmpdir(), 'start-'));
    const taken = { ...(await freePorts()), auth: Number(new URL(testBackend().auth).port) };
    const command = new StartCommand(taken, ['--data', other, '--preview', DEMO_FOLDER]);
    await command.ready();
    expect(command.output).toContain(`Content       ${DEMO_FOLDER}, as it is now`);
    expect(command.output).toContain('nothing is published');
    expect(command.output).not.toContain(`:${taken.auth}`);
    command.kill('SIGINT');
    expect(await command.exitCode()).toBe(0);
    rmSync(other, { recursive: true });
  });

  it('reports a port in use in one sentence, before any part starts', async () => {
    const other = mkdtempSync(join(tmpdir(), 'start-'));
    const taken = { ...(await freePorts()), auth: Number(new URL(testBackend().auth).port) };
    const command = new StartCommand(taken, ['--data', other]);
    expect(await command.exitCode()).toBe(1);
    expect(command.output.trim().split('\n').at(-1)).toBe(
      `Port ${taken.auth}, for authentication, is in use: stop what uses it, or choose another with CASINO_AUTH_PORT.`,
    );
    expect(command.output).not.toContain('ready');
    rmSync(other, { recursive: true });
  });
});
