import { type Client, signedIn } from '../calls/client.ts';
import type { AddedMember } from './addMember.ts';
import { freshMember } from './freshMember.ts';

/** A member that no other test uses, and a client with their login. The parameters are those of `freshMember`. */
export async function freshClient(
  ...changes: Parameters<typeof freshMember>
): Promise<AddedMember & { readonly client: Client }> {
  const member = await freshMember(...changes);
  return { ...member, client: await signedIn(member.email) };
}
