import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DEMO_PASS_TYPE, DEMO_TEAM, makeAuthority } from '../../local/demoWallets/demoAuthority.ts';
import { DEMO_ISSUER, makeServiceAccount } from '../../local/demoWallets/demoServiceAccount.ts';
import { findings, type Settings } from './findings.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const NOW = new Date('2027-01-10T12:00:00Z');
const DATES = { from: new Date('2026-12-01T00:00:00Z'), until: new Date('2027-12-31T00:00:00Z') };
const RIGHT: Settings = {
  APPLE_PASS_TYPE_ID: DEMO_PASS_TYPE,
  APPLE_TEAM_ID: DEMO_TEAM,
  APPLE_WALLET_PEM: makeAuthority(DATES).credentials,
  GOOGLE_WALLET_ISSUER_ID: DEMO_ISSUER,
  GOOGLE_WALLET_KEY: makeServiceAccount('https://oauth2.test/token'),
};

describe('the check of wallets before a deployment', () => {
  it('says until when the certificates are valid, and who signs for Google', () => {
    expect(findings(RIGHT, NOW)).toEqual([
      { text: 'Apple Wallet is right until 31 December 2027, in 354 days.', isWrong: false },
      { text: expect.stringMatching(/^Google Wallet is right, as \S+@\S+\.$/), isWrong: false },
    ]);
  });

  it('passes without wallets', () => {
    expect(findings({}, NOW)).toEqual([
      { text: 'Apple Wallet is not offered: APPLE_PASS_TYPE_ID is empty.', isWrong: false },
      { text: 'Google Wallet is not offered: GOOGLE_WALLET_ISSUER_ID is empty.', isWrong: false },
    ]);
  });

  it.each<[string, Settings, string]>([
    ['a missing secret', { APPLE_WALLET_PEM: undefined }, 'has no private key'],
    ['the key of Google off', { GOOGLE_WALLET_KEY: 'off' }, 'GOOGLE_WALLET_KEY is not'],
  ])('names the fault: %s', (_, changes, fault) => {
    const wrong = findings({ ...RIGHT, ...changes }, NOW).filter(({ isWrong }) => isWrong);
    expect(wrong).toEqual([{ text: expect.stringContaining(fault), isWrong: true }]);
    expect(wrong[0]?.text).not.toMatch(/BEGIN|MII/);
  });

  it('exits with 1 for wrong settings, and with 0 for right ones', async () => {
    const run = (env: Record<string, string>) =>
      promisify(execFile)('node', [MAIN], { env: { PATH: process.env['PATH'], ...env } });
    await expect(run({ APPLE_PASS_TYPE_ID: 'pass.test.b' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'Apple Wallet is wrong: APPLE_WALLET_PEM has no private key.',
      ),
    });
    expect((await run({})).stdout).toContain('Apple Wallet is not offered');
  });
});
