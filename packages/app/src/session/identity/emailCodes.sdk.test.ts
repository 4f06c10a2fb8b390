import { describe, expect, it, vi } from 'vitest';

vi.mock('../../lib/config/env.ts', () => ({
  readConfig: () => ({ apiKey: 'key-1', projectId: 'demo-codes', authDomain: 'app.test' }),
}));
describe('§7 the code of a password reset', () => {
  it('§7.56 is sent without a password for a check, and with the new password for the reset', async () => {
    const fetched = vi.fn<typeof fetch>(async () =>
      Response.json({ email: 'jack@demo.test', requestType: 'PASSWORD_RESET' }),
    );
    vi.stubGlobal('fetch', fetched);
    const { checkResetCode, resetPasswordWith } = await import('./emailCodes.ts');
    expect(await checkResetCode('code-1')).toEqual({ ok: true, value: 'jack@demo.test' });
    expect(await resetPasswordWith('code-1', 'Another-pass-2')).toMatchObject({ ok: true });

    const sent = fetched.mock.calls.map(([url, init]) => [
      new URL(String(url)).pathname,
      init?.method,
      JSON.parse(String(init?.body)),
    ]);
    expect(sent).toEqual([
      ['/v1/accounts:resetPassword', 'POST', { oobCode: 'code-1' }],
      ['/v1/accounts:resetPassword', 'POST', { oobCode: 'code-1', newPassword: 'Another-pass-2' }],
    ]);
  });
});
