import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../console.mjs';
import { checkWallets } from './checkWallets.mjs';

const environment = async () => ({ PATH: process.env.PATH });
afterEach(() => vi.restoreAllMocks());

describe('the check of wallets before a deployment', () => {
  it('reads no secret without a wallet', async () => {
    const read = vi.fn();
    const settings = { APPLE_PASS_TYPE_ID: '', GOOGLE_WALLET_ISSUER_ID: '' };
    expect(await checkWallets(settings, read)).toBe(false);
    expect(read).not.toHaveBeenCalled();
  });

  it('stops the deployment for wrong settings, and names the fault', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const read = vi.fn(async () => 'off');
    const check = checkWallets({ APPLE_PASS_TYPE_ID: 'pass.test.casino' }, read, environment);
    await expect(check).rejects.toThrow(
      'Apple Wallet is wrong: APPLE_WALLET_PEM has no private key.\ndocs/wallet.md has the steps.',
    );
    await expect(check).rejects.toBeInstanceOf(Refusal);
    expect(read.mock.calls).toEqual([['APPLE_WALLET_PEM']]);
  });

  it('stops the deployment if a secret cannot be read', async () => {
    const read = async () => {
      throw new Refusal('The secret cannot be read.');
    };
    await expect(checkWallets({ GOOGLE_WALLET_ISSUER_ID: '1' }, read)).rejects.toThrow(
      'The secret cannot be read.',
    );
  });
});
