import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openPass } from '../../local/demoWallets/passInbox.ts';
import { type OwnBackend, ownBackend } from '../../testing/backend/ownBackend.ts';
import { testBackend } from '../../testing/backend/testBackend.ts';
import { signedIn } from '../../testing/calls/client.ts';
import { addressOf } from '../../testing/calls/httpCall.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import type { CallReply } from '../contract/catalogue/callableTypes.ts';

const SERVICE = addressOf('wallet-apple');
const inboxOf = () => testBackend().mail.replace('localhost', '127.0.0.1');

async function tokenOf(email: string): Promise<string> {
  const client = await signedIn(email);
  const { url }: CallReply<'wallet-getWalletPass'> = await client.call('wallet-getWalletPass', {
    store: 'apple',
  });
  return url.split('/').at(-1) ?? '';
}

describe('§7 wallet-apple', () => {
  it('§7.45 gives the pass of a link as a file that Wallet opens', async () => {
    const { email, customerNumber } = await freshMember();
    const token = await tokenOf(email);
    const response = await fetch(`${SERVICE}/passes/${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(response.headers.get('content-disposition')).toContain('card.pkpass');
    const { json } = openPass(new Uint8Array(await response.arrayBuffer()));
    expect(json.webServiceURL).toBe(SERVICE);
    expect(json.barcodes?.[0]?.message).toBe(customerNumber);

    const again = await fetch(`${SERVICE}/passes/${token}`);
    expect(again.status).toBe(410);
    expect(await again.text()).toMatch(/^This link has ended/);
    const headers = { 'Accept-Language': 'zh-CN,zh;q=0.9' };
    const chinese = await fetch(`${SERVICE}/passes/${token}`, { headers });
    expect(await chinese.text()).toMatch(/^此链接已失效/);
  });

  it('§7.45 rejects a registration whose body is not JSON', async () => {
    const { email } = await freshMember();
    const pass = await fetch(`${SERVICE}/passes/${await tokenOf(email)}`);
    const { json } = openPass(new Uint8Array(await pass.arrayBuffer()));
    const path = `v1/devices/device-1/registrations/${json.passTypeIdentifier}/${json.serialNumber}`;
    const response = await fetch(`${SERVICE}/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `ApplePass ${json.authenticationToken}`,
        'Content-Type': 'application/json',
      },
      body: '{"pushToken"',
    });
    expect(response.status).toBe(400);
  });

  it.each([
    ['GET', '/v1/passes/pass.test.casino.demo/unknown', 401],
    ['GET', '/v1/devices/unknown/registrations/pass.test.casino.demo', 204],
    ['GET', '/v1/devices/%E0%A4%A/registrations/x/y', 405],
    ['GET', '/', 404],
  ])('%s %s is answered with %i', async (method, path, status) => {
    expect((await fetch(SERVICE + path, { method })).status).toBe(status);
  });
});

describe('the inbox of one machine', () => {
  it('shows the front and the back of a pass, says that no phone accepts it, and is pushed to', async () => {
    const { email, customerNumber } = await freshMember({ first_name: '<b>Zoë</b>' });
    const page = await fetch(`${inboxOf()}/passes/${await tokenOf(email)}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const text of ['no phone accepts', 'Front', 'Back', customerNumber, '0808 8020 133']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('<b>Zoë');
    const serial = page.url.split('/').at(-1);
    const file = await fetch(`${inboxOf()}/passes/${serial}/card.pkpass`);
    expect(file.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(await (await fetch(`${inboxOf()}/passes`)).text()).toContain(String(serial));
  });

  it('shows the refusal of a link that has ended', async () => {
    const page = await fetch(`${inboxOf()}/passes/${'A'.repeat(43)}`);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This link has ended');
  });
});

describe('wallet-apple while the document store is down', () => {
  let own: OwnBackend;
  beforeAll(async () => {
    own = await ownBackend({ probeStoreEveryMs: 300, probeTimeoutMs: 300 });
  });

  it('asks the device to repeat its request, and logs no path', async () => {
    await own.killStore();
    const service = SERVICE.replace(testBackend().functions, own.addresses.functions);
    const token = 'B'.repeat(43);
    const response = await fetch(`${service}/passes/${token}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    await own.reviveStore();
    expect((await fetch(`${service}/passes/${token}`)).status).toBe(410);
    const log = () => readFileSync(own.logFile, 'utf8');
    await vi.waitFor(() => expect(log()).toContain('"route":"link","status":410'));
    expect(log()).not.toContain(token);
  }, 120_000);
});
