/** The fields of an entry that requests tokens. */
const FIELDS = ['tokenUrl', 'clientId', 'clientSecret'] as const;

/**
 * Throws an error that says what is wrong with `SERVICE_CREDENTIALS`, without a value of it: no JSON, or an entry
 * without a field.
 * @param services that are checked
 */
export function expectCredentials(secret: string, services: readonly string[]): void {
  const entries = parsed(secret);
  for (const service of services) {
    const entry = entries[service];
    if (typeof entry !== 'object' || entry === null || 'token' in entry) continue;
    const missing = FIELDS.filter((name) => !(name in entry));
    if (missing.length > 0) {
      throw new Error(
        `The entry ${service} of SERVICE_CREDENTIALS has neither a token nor ${missing.join(', ')}.`,
      );
    }
  }
}

function parsed(secret: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(secret));
  } catch {
    throw new Error('SERVICE_CREDENTIALS is not JSON.');
  }
}
