import { z } from 'zod/mini';

const configSchema = z.object({
  apiKey: z.string().check(z.minLength(1)),
  projectId: z.string().check(z.minLength(1)),
  authDomain: z.string().check(z.minLength(1)),
  emulators: z.optional(
    z.object({
      /** An origin, such as `http://127.0.0.1:9099`. */
      auth: z.url(),
      /** Host and port, such as `127.0.0.1:8080`. */
      firestore: z.string().check(z.regex(/^[^:/]+:\d+$/)),
      /** An origin, such as `http://127.0.0.1:5001`. */
      functions: z.url(),
    }),
  ),
});

/** The Firebase project that this page belongs to, and where its services run on one machine. */
export type CasinoConfig = z.infer<typeof configSchema>;

/**
 * Reads the configuration that the server wrote into the page as JSON.
 * Throws a sentence that says what to mend where it is absent or wrong.
 */
export function parseConfig(content: string | null | undefined): CasinoConfig {
  if (!content) {
    throw new Error(
      'The page has no configuration: build it with CASINO_FIREBASE_CONFIG, or run npm start.',
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (cause) {
    throw new Error('The configuration of the page is not JSON.', { cause });
  }
  const { data, error } = configSchema.safeParse(json);
  if (data) return data;
  const faults = error.issues.map(({ path }) => path.join('.') || 'all of it');
  throw new Error(`The configuration of the page lacks a proper value of: ${faults.join(', ')}.`);
}

/** The configuration of the page that is open. */
export function readConfig(): CasinoConfig {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="casino-config"]');
  return parseConfig(meta?.content);
}
