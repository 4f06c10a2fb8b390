import { FUNCTIONS_REGION } from '../../src/contract/limits.ts';
import { WALLETS } from '../../src/contract/wallet/getWalletPass.ts';
import type { WebConfig } from '../web/config.ts';
import type { Ports } from './ports.ts';
import { HOST, PROJECT_ID } from './project.ts';

/** The addresses of the backend's parts. */
export interface Addresses {
  /** Origins. */
  readonly app: string;
  readonly auth: string;
  readonly functions: string;
  readonly mail: string;
  /** Of the fake of Apple's push service. */
  readonly push: string;
  /** The reference server, if it runs. */
  readonly remote: string;
  /** Hosts and ports. */
  readonly firestore: string;
  readonly smtp: string;
}

/** @param otherFirestore host and port of a document database that replaces the embedded store */
export function addressesOf(ports: Ports, otherFirestore: string | undefined): Addresses {
  return {
    app: `http://localhost:${ports.app}`,
    auth: `http://${HOST}:${ports.auth}`,
    functions: `http://${HOST}:${ports.functions}`,
    mail: `http://localhost:${ports.mail}`,
    push: `http://${HOST}:${ports.push}`,
    remote: `http://${HOST}:${ports.remote}`,
    firestore: otherFirestore || `${HOST}:${ports.firestore}`,
    smtp: `${HOST}:${ports.smtp}`,
  };
}

/** The address of the functions, which their deployed names follow. */
export function functionsAddress({ functions }: Pick<Addresses, 'functions'>): string {
  return `${functions}/${PROJECT_ID}/${FUNCTIONS_REGION}`;
}

/** The address of the function that gives passes and answers Apple's devices. */
export function passServiceOf(addresses: Pick<Addresses, 'functions'>): string {
  return `${functionsAddress(addresses)}/wallet-apple`;
}

/** The part of the addresses that the page needs. */
export function webConfigOf({ auth, firestore }: Addresses): WebConfig {
  return {
    apiKey: 'demo',
    projectId: PROJECT_ID,
    authDomain: 'localhost',
    wallets: WALLETS,
    emulators: { auth, firestore },
  };
}
