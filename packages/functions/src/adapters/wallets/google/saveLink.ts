import { importPKCS8, SignJWT } from 'jose';
import type { GoogleCredentials } from './credentials.ts';

/**
 * The link that saves an object: a JWT with only the id of the object, which Google then fetches from its own data. The
 * link holds no personal data.
 * @param origin of the page that saves it
 */
export async function saveLink(
  { serviceAccount, privateKey }: GoogleCredentials,
  objectId: string,
  origin: string,
  now: Date,
): Promise<string> {
  const jwt = await new SignJWT({
    typ: 'savetowallet',
    payload: { loyaltyObjects: [{ id: objectId }] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(serviceAccount)
    .setAudience('google')
    .setIssuedAt(now)
    .sign(await importPKCS8(privateKey, 'RS256'));
  return `${origin}/gp/v/save/${jwt}`;
}
