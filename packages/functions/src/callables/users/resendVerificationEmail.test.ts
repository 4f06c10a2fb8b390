import { describe, expect, it } from 'vitest';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { type Client, signedIn, signedOut } from '../../../testing/calls/client.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../../../testing/members/inbox.ts';
import { FROM_APP, newEmail } from '../../../testing/members/newEmail.ts';

pointAtBackend();

const resend = (client: Client, email: string) =>
  client.call('users-resendVerificationEmail', { email, ...FROM_APP });

const SENT = { success: true, isVerified: false };

describe('§7 users-resendVerificationEmail', () => {
  it.each(['signed in', 'not signed in'])(
    '§7.15 sends a new link to a caller who is %s',
    async (who) => {
      const { email } = await freshMember({}, { verified: false });
      const client = who === 'signed in' ? await signedIn(email) : signedOut();
      expect(await resend(client, email)).toEqual(SENT);
      const { text } = await newestMailTo(email);
      expect(text).toContain('http://localhost:4321/account/pending?mode=verifyEmail&oobCode=');
    },
  );

  it('§7.15 §8.27 replies to the owner that the address is verified, and sends nothing', async () => {
    const { email } = await freshMember();
    expect(await resend(await signedIn(email), email)).toEqual({
      success: false,
      isVerified: true,
    });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('replies the same to other callers for every address, and e-mails its owner', async () => {
    const { email: verified } = await freshMember();
    const unknown = newEmail('unknown');
    for (const client of [signedOut(), await signedIn('jack')]) {
      expect(await resend(client, verified)).toEqual(SENT);
      expect(await resend(client, unknown)).toEqual(SENT);
    }
    expect((await newestMailTo(verified)).subject).toBe('Your email address is verified');
    expect(await mailsTo(unknown)).toEqual([]);
  });
});
