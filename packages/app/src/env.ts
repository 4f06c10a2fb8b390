import { parseUrl } from './lib/parseUrl.ts';

/** The Firebase project that this page belongs to, and where its services run on one machine. */
export interface CasinoConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  /** Where session recordings are posted to: a path of this origin, or an https address. */
  readonly recordingEndpoint?: string;
  /** The page's own id and its reCAPTCHA Enterprise key, where callables are held to Firebase App Check. */
  readonly appCheck?: { readonly appId: string; readonly siteKey: string };
  readonly emulators?: {
    /** An origin, such as `http://127.0.0.1:9099`. */
    readonly auth: string;
    /** Host and port, such as `127.0.0.1:8080`. */
    readonly firestore: string;
    /** An origin, such as `http://127.0.0.1:5001`. */
    readonly functions: string;
  };
}

type Check = (text: string) => boolean;

const isPresent: Check = (text) => text !== '';
const isAddress: Check = (text) => parseUrl(text) !== null;

// Checked by hand: every visitor loads this, and a schema library would weigh more than the page's form.
const PROJECT = { apiKey: isPresent, projectId: isPresent, authDomain: isPresent };
const RECORDING = { recordingEndpoint: (text: string) => /^(https:\/\/|\/(?!\/))./.test(text) };
const APP_CHECK = { appId: isPresent, siteKey: isPresent };
const EMULATORS = {
  auth: isAddress,
  firestore: (text: string) => /^[^:/]+:\d+$/.test(text),
  functions: isAddress,
};

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
  const faults: string[] = [];
  const project = pick(json, PROJECT, '', faults);
  const given = isRecord(json) ? json : {};
  const recording = 'recordingEndpoint' in given ? pick(given, RECORDING, '', faults) : null;
  const appCheck = pickGroup(given, 'appCheck', APP_CHECK, faults);
  const emulators = pickGroup(given, 'emulators', EMULATORS, faults);
  if (faults.length > 0) {
    throw new Error(`The configuration of the page lacks a proper value of: ${faults.join(', ')}.`);
  }
  return {
    ...project,
    ...recording,
    ...(appCheck && { appCheck }),
    ...(emulators && { emulators }),
  };
}

/** The named texts of the group `name`, or null where `value` holds no such group. */
function pickGroup<Name extends string>(
  value: Readonly<Record<string, unknown>>,
  name: string,
  checks: Readonly<Record<Name, Check>>,
  faults: string[],
): Record<Name, string> | null {
  return name in value ? pick(value[name], checks, name, faults) : null;
}

/** The named texts of `value`; the path of one that is absent or wrong is added to `faults`. */
function pick<Name extends string>(
  value: unknown,
  checks: Readonly<Record<Name, Check>>,
  path: string,
  faults: string[],
): Record<Name, string> {
  if (!isRecord(value)) faults.push(path || 'all of it');
  const found: Record<string, string> = {};
  for (const [name, isProper] of Object.entries<Check>(checks)) {
    const text = isRecord(value) ? value[name] : '';
    if (typeof text === 'string' && isProper(text)) found[name] = text;
    else if (isRecord(value)) faults.push([path, name].filter(Boolean).join('.'));
  }
  return found;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The configuration of the page that is open. */
export function readConfig(): CasinoConfig {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="casino-config"]');
  return parseConfig(meta?.content);
}
