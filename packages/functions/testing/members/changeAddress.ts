import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../../src/adapters/firebase.ts';
import { type Client, signedIn } from '../calls/client.ts';

/** What a click in the identity service's own e-mail does. Returns a client with the changed login. */
export async function changeAddress(uid: string, email: string): Promise<Client> {
  await getAuth(adminApp).updateUser(uid, { email, emailVerified: true });
  return signedIn(email);
}
