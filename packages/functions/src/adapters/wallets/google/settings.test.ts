import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DEMO_ISSUER,
  makeServiceAccount,
} from '../../../../local/demoWallets/demoServiceAccount.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ write }));

/** The credentials of a new process with these settings. */
async function credentialsWith(issuerId: string, key: string) {
  process.env['GOOGLE_WALLET_ISSUER_ID'] = issuerId;
  process.env['GOOGLE_WALLET_KEY'] = key;
  vi.resetModules();
  const { googleCredentials } = await import('./settings.ts');
  googleCredentials();
  return googleCredentials();
}

beforeEach(() => write.mockReset());

describe('Google Wallet', () => {
  it('is offered with an issuer account and a key', async () => {
    const key = makeServiceAccount('https://oauth2.test/token');
    expect(await credentialsWith(DEMO_ISSUER, key)).toMatchObject({ issuerId: DEMO_ISSUER });
    expect(write).not.toHaveBeenCalled();
  });

  it('is off without an issuer account, and logs nothing', async () => {
    expect(await credentialsWith('', 'off')).toBeNull();
    expect(write).not.toHaveBeenCalled();
  });

  it('is off with wrong settings, and logs once how to correct them', async () => {
    expect(await credentialsWith(DEMO_ISSUER, 'off')).toBeNull();
    expect(write).toHaveBeenCalledExactlyOnceWith({
      severity: 'ERROR',
      message: expect.stringMatching(
        /^Google Wallet is off: GOOGLE_WALLET_KEY is not the JSON key file/,
      ),
    });
  });
});
