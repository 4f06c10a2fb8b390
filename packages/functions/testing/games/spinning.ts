import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';
import type { CallRequest } from '../../src/contract/catalogue/callableTypes.ts';
import { testBackend } from '../backend/testBackend.ts';
import { type Client, signedIn } from '../calls/client.ts';
import type { AddedMember } from '../members/addMember.ts';

/** Writes opt-ins of a member to a game, by default one at the current time, as the server stores them. */
export async function optedIn(
  { uid }: Pick<AddedMember, 'uid'>,
  gameId: string,
  timestamps: readonly string[] = [new Date().toISOString()],
): Promise<void> {
  const gameOptin = timestamps.map((timestamp) => ({ gameId, timestamp }));
  await new FirestoreRest(testBackend().firestore, PROJECT_ID).commit([
    { path: `users/${uid}`, fields: { gameOptin }, only: ['gameOptin'] },
  ]);
}

/** A request like that of `jack`. `changes` override its values. */
export function spinRequest(
  gameId: string,
  changes: Partial<CallRequest<'promotions-spinTheWheel'>> = {},
): CallRequest<'promotions-spinTheWheel'> {
  return {
    location: 6,
    gameId,
    homeCasinoName: 'The Orrery',
    membershipName: 'Jack',
    ...changes,
  };
}

/** Spins once as this member, through the web SDK. */
export async function spinOf(
  member: Pick<AddedMember, 'email'>,
  gameId: string,
  requestId?: string,
  client?: Client,
) {
  const caller = client ?? (await signedIn(member.email));
  return caller.call(
    'promotions-spinTheWheel',
    spinRequest(gameId, requestId ? { requestId } : {}),
  );
}
