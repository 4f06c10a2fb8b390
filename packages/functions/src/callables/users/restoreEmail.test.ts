import { describe, expect, it } from 'vitest';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { signedIn, signedOut } from '../../../testing/calls/client.ts';
import { changeAddress } from '../../../testing/members/changeAddress.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newAccount } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';

pointAtBackend();

describe('§6 users-restoreEmail: a member whose address changed', () => {
  it('gets the former address back, which ends the sessions', async () => {
    const member = await freshMember();
    const client = await changeAddress(member.uid, newEmail('mistake'));
    expect(await client.call('users-restoreEmail', null)).toEqual({ success: true });
    const again = await signedIn(member.email);
    expect((await again.call('members-getMember', { location: 6 })).success).toBe(true);
  });

  it('does not get back an address that another login has, or that was never verified', async () => {
    const member = await freshMember();
    const client = await changeAddress(member.uid, newEmail('moved'));
    await signedOut().call('users-createUser', newAccount(member.email));
    expect(await client.call('users-restoreEmail', null)).toEqual({ success: false });
    const unproven = await freshMember({}, { verified: false, linked: false });
    const unverified = await changeAddress(unproven.uid, newEmail('moved'));
    expect(await unverified.call('users-setVerifiedEmail', null)).toMatchObject({
      error: 'address-changed',
      provenEmail: null,
    });
    expect(await unverified.call('users-restoreEmail', null)).toEqual({ success: false });
  });
});
