import { deleteApp, initializeApp } from 'firebase/app';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProfile } from './documents.ts';

// Unit tests share modules, so this file resets them before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const { getIdToken } = vi.hoisted(() => ({
  getIdToken: vi.fn<(force: boolean) => Promise<string>>(),
}));
const app = vi.hoisted(() => ({ current: null as ReturnType<typeof initializeApp> | null }));

vi.mock('./firebase.ts', () => {
  app.current = initializeApp({ apiKey: 'key-1', projectId: 'demo-young' }, 'documents');
  return {
    config: {},
    firebaseApp: app.current,
    loadAuth: async () => ({ currentUser: { uid: 'jack', getIdToken } }),
  };
});

const fetched = vi.fn<() => Promise<Response>>();
const refused = () =>
  Response.json(
    { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } },
    { status: 403 },
  );
const found = () =>
  Response.json([
    {
      found: {
        name: 'projects/demo-young/databases/(default)/documents/users/jack',
        fields: { memberships: { arrayValue: {} }, emailVerified: { booleanValue: true } },
        createTime: '2026-11-01T00:00:00Z',
        updateTime: '2026-11-01T00:00:00Z',
      },
      readTime: '2026-11-01T00:00:00Z',
    },
  ]);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetched);
  getIdToken.mockResolvedValue('token-2');
});
afterAll(() => app.current && deleteApp(app.current));

describe('a request to the document store', () => {
  it('renews no ID token that the store accepts', async () => {
    fetched.mockResolvedValueOnce(found());
    expect(await readProfile('jack')).toMatchObject({ memberships: [], emailVerified: true });
    expect(getIdToken).not.toHaveBeenCalled();
  });

  it('is repeated once with a new ID token after a refusal', async () => {
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(found());
    expect(await readProfile('jack')).toMatchObject({ emailVerified: true });
    expect(getIdToken.mock.calls).toEqual([[true]]);
  });

  it('rejects with the second refusal', async () => {
    fetched.mockResolvedValueOnce(refused()).mockResolvedValueOnce(refused());
    await expect(readProfile('jack')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('rejects with unauthenticated if the session has ended', async () => {
    fetched.mockResolvedValueOnce(refused());
    const ended = Object.assign(new Error('Ended.'), { code: 'auth/user-token-expired' });
    getIdToken.mockRejectedValue(ended);
    await expect(readProfile('jack')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
