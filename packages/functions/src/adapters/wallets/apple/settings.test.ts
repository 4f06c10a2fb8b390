import { write } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAuthority } from '../../../../local/demoWallets/demoAuthority.ts';
import { pointAtBackend } from '../../../../testing/backend/pointAtBackend.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));

/** The settings as a new instance reads them. */
async function started() {
  vi.resetModules();
  return import('./settings.ts');
}

beforeEach(() => {
  pointAtBackend();
  vi.mocked(write).mockClear();
});
afterEach(() => vi.unstubAllEnvs());

describe('the settings of Apple Wallet, when an instance starts', () => {
  it('are right in the demonstration', async () => {
    const { appleCredentials } = await started();
    expect(appleCredentials()?.passTypeId).toBe('pass.test.casino.demo');
    expect(write).not.toHaveBeenCalled();
  });

  it('turn the wallet off without a pass type, and log nothing', async () => {
    vi.stubEnv('APPLE_PASS_TYPE_ID', '');
    vi.stubEnv('APPLE_WALLET_PEM', 'off');
    const { appleCredentials } = await started();
    expect(appleCredentials()).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ['an expired certificate', { from: new Date(0), until: new Date(1) }, /ended on/],
    ['another team', { teamId: 'OTHER00000' }, /certificate of OTHER00000, and APPLE_TEAM_ID is/],
  ])('turn the wallet off with %s, and log one clear error', async (_, options, message) => {
    vi.stubEnv('APPLE_WALLET_PEM', makeAuthority(options).credentials);
    const { appleCredentials } = await started();
    expect([appleCredentials(), appleCredentials()]).toEqual([null, null]);
    expect(vi.mocked(write).mock.calls).toEqual([
      [{ severity: 'ERROR', message: expect.stringMatching(message) }],
    ]);
  });

  it('turn the wallet off at the moment at which a certificate ends', async () => {
    const until = new Date(Date.now() + 60_000);
    vi.stubEnv('APPLE_WALLET_PEM', makeAuthority({ until }).credentials);
    const { appleCredentials } = await started();
    expect(appleCredentials()).not.toBeNull();
    expect(appleCredentials(new Date(until.getTime() + 1_000))).toBeNull();
    expect(write).toHaveBeenCalledOnce();
  });

  it('are the addresses of Cloud Functions and of Apple by default', async () => {
    for (const name of ['APPLE_SERVICE_URL', 'APPLE_PASS_LINK_URL', 'APPLE_PUSH_ORIGIN']) {
      vi.stubEnv(name, '');
    }
    const { applePushOrigin, appleServiceUrl, passLinkUrl } = await started();
    expect(appleServiceUrl()).toMatch(
      /^https:\/\/europe-west2-[a-z-]+\.cloudfunctions\.net\/wallet-apple$/,
    );
    expect(passLinkUrl()).toBe(`${appleServiceUrl()}/passes`);
    expect(applePushOrigin()).toBe('https://api.push.apple.com');
  });
});
