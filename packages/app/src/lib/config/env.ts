import type { Wallet } from '@casino/functions/contract/wallet/getWalletPass.ts';
import { parseUrl } from './parseUrl.ts';

/** The Firebase project of this page, and the addresses of local emulators. */
export interface CasinoConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  /** The URL for session recordings: a path of this origin, or an https address. */
  readonly recordingEndpoint?: string;
  /** The app id and the reCAPTCHA Enterprise key, if callables enforce Firebase App Check. */
  readonly appCheck?: { readonly appId: string; readonly siteKey: string };
  /** The wallets for which the app offers the member's card. Absent for none. */
  readonly wallets?: readonly Wallet[];
  readonly emulators?: {
    /** An origin, such as `http://127.0.0.1:9099`. */
    readonly auth: string;
    /** Host and port, such as `127.0.0.1:8080`. */
    readonly firestore: string;
  };
}

type Check = (text: string) => boolean;

const isPresent: Check = (text) => text !== '';
const isAddress: Check = (text) => parseUrl(text) !== null;

// Checked without a schema library, which would be larger than the log-in form: every visitor loads this code.
const PROJECT = { apiKey: isPresent, projectId: isPresent, authDomain: isPresent };
const RECORDING = { recordingEndpoint: (text: string) => /^(https:\/\/|\/(?!\/))./.test(text) };
const APP_CHECK = { appId: isPresent, siteKey: isPresent };
const EMULATORS = {
  auth: isAddress,
  firestore: (text: string) => /^[^:/]+:\d+$/.test(text),
};

/**
 * Parses the JSON configuration that the server writes into the page.
 * Throws an `Error` that says how to fix a missing or invalid configuration.
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
  const { wallets } = given;
  if (wallets !== undefined && !areWallets(wallets)) faults.push('wallets');
  if (faults.length > 0) {
    throw new Error(`The configuration of the page lacks a proper value of: ${faults.join(', ')}.`);
  }
  return {
    ...project,
    ...recording,
    ...(appCheck && { appCheck }),
    ...(emulators && { emulators }),
    ...(areWallets(wallets) && { wallets }),
  };
}

const WALLETS: Readonly<Record<Wallet, true>> = { apple: true, google: true };

function areWallets(value: unknown): value is readonly Wallet[] {
  return Array.isArray(value) && value.every((each) => Object.hasOwn(WALLETS, each));
}

/** The values of the group `name`, or null if `value` has no such group. */
function pickGroup<Name extends string>(
  value: Readonly<Record<string, unknown>>,
  name: string,
  checks: Readonly<Record<Name, Check>>,
  faults: string[],
): Record<Name, string> | null {
  return name in value ? pick(value[name], checks, name, faults) : null;
}

/** The values that pass their checks. Adds the path of each missing or invalid value to `faults`. */
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

/** Reads the configuration of the current page. */
export function readConfig(): CasinoConfig {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="casino-config"]');
  return parseConfig(meta?.content);
}
