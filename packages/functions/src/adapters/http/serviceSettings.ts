import * as z from 'zod/mini';

const credentialsSchema = z.union([
  z.strictObject({ token: z.string().check(z.minLength(1)) }),
  z.strictObject({
    tokenUrl: z.url(),
    clientId: z.string().check(z.minLength(1)),
    clientSecret: z.string().check(z.minLength(1)),
    scope: z.exactOptional(z.string()),
  }),
]);

/** A bearer token, or the client credentials with which one is requested (RFC 6749, section 4.4). */
export type Credentials = z.infer<typeof credentialsSchema>;

const secretSchema = z.strictObject({
  members: z.exactOptional(credentialsSchema),
  content: z.exactOptional(credentialsSchema),
});

/** The address of a service and the means of access. */
export interface ServiceSettings {
  /** Without a slash at its end. */
  readonly url: string;
  readonly credentials: Credentials;
}

/**
 * The settings of a service.
 * @param url `MEMBER_SERVICE_URL` or `CONTENT_SERVICE_URL`: https, or http on this machine
 * @param secret `SERVICE_CREDENTIALS`; a `tokenUrl` in it follows the same rule as `url`
 * @throws Error that names the wrong setting, without its value
 */
export function serviceSettings(
  service: 'members' | 'content',
  url: string,
  secret: string,
): ServiceSettings {
  if (!isEncrypted(url)) {
    throw new Error(`The address of the ${service} service is not an https address.${LOCAL}`);
  }
  const credentials = readCredentials(secret)?.[service];
  if (!credentials) {
    throw new Error(`SERVICE_CREDENTIALS has no valid entry for the ${service} service.`);
  }
  if ('tokenUrl' in credentials && !isEncrypted(credentials.tokenUrl)) {
    throw new Error(`The tokenUrl of the ${service} service is not an https address.${LOCAL}`);
  }
  return { url: url.replace(/\/+$/, ''), credentials };
}

const LOCAL = ' http is allowed for 127.0.0.1.';

/** True for https. A request that stays on this machine needs no encryption. */
function isEncrypted(url: string): boolean {
  const address = URL.canParse(url) ? new URL(url) : null;
  const isLocal = address?.hostname === '127.0.0.1' || address?.hostname === 'localhost';
  return address?.protocol === 'https:' || (address?.protocol === 'http:' && isLocal);
}

function readCredentials(secret: string): z.infer<typeof secretSchema> | null {
  try {
    return z.parse(secretSchema, JSON.parse(secret));
  } catch {
    return null;
  }
}
