import { expect, it, vi } from 'vitest';
import { callablesApp } from '../../../local/callables/callablesApp.ts';
import { PROJECT_ID } from '../../../local/settings/project.ts';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { listen } from '../../../testing/vouchers/googleForTests.ts';
import { FUNCTIONS_REGION } from '../../contract/limits.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', async (original) => ({ ...(await original()), write }));

/** The errors in the log. */
const errors = () =>
  write.mock.calls
    .map(([entry]) => entry)
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ message }) => message);

it('an instance with wrong settings logs the fault of each wallet once, before it handles a request', async () => {
  pointAtBackend();
  process.env['APPLE_WALLET_PEM'] = 'off';
  process.env['GOOGLE_WALLET_KEY'] = '';
  const { wallet } = await import('../../index.ts');
  const origin = await listen(callablesApp({ wallet }));
  const request = () =>
    fetch(`${origin}/${PROJECT_ID}/${FUNCTIONS_REGION}/wallet-getWalletPass`, { method: 'POST' });
  // Rejected before the function reads a setting.
  expect((await request()).status).toBe(401);
  await request();
  const apple = 'Apple Wallet is off: APPLE_WALLET_PEM has no private key.';
  expect(errors()).toEqual([apple]);

  process.env['GOOGLE_WALLET_KEY'] = 'off';
  const { reportWrongSettings } = await import('./reportWrongSettings.ts');
  reportWrongSettings();
  expect(errors()).toEqual([
    apple,
    expect.stringMatching(/^Google Wallet is off: GOOGLE_WALLET_KEY is not the JSON key file/),
  ]);
});
