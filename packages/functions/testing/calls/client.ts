import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { DEMO_PASSWORD } from '../../local/seed/people.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';
import type {
  CallableName,
  CallReply,
  CallRequest,
} from '../../src/contract/catalogue/callableTypes.ts';
import { FUNCTIONS_REGION } from '../../src/contract/limits.ts';
import { testBackend } from '../backend/testBackend.ts';
import { fromAddress, newAddress } from './clientAddress.ts';

let clients = 0;

/** A client of the backend, with the web SDK as a browser uses it. */
export interface Client {
  /** Null for a client that is not signed in. */
  readonly user: User | null;
  /** The network address that it calls from. */
  readonly address: string;
  /** Calls a callable. Rejects with the SDK's error. */
  call<N extends CallableName>(name: N, request: CallRequest<N>): Promise<CallReply<N>>;
}

/**
 * A client without a signed-in user.
 * @param functions origin of the callables; by default those of the test run
 * @param address network address of the client; a new one by default
 */
export function signedOut(
  functions: string = testBackend().functions,
  address: string = newAddress(),
): Client {
  return clientOf(openApp(), null, functions, address);
}

/**
 * A client signed in with a demo account, such as `jack`, or with an e-mail address. `functions` and `address` are
 * those of `signedOut`.
 */
export async function signedIn(
  account: string,
  functions: string = testBackend().functions,
  password: string = DEMO_PASSWORD,
  address: string = newAddress(),
): Promise<Client> {
  const app = openApp();
  const auth = getAuth(app);
  connectAuthEmulator(auth, testBackend().auth, { disableWarnings: true });
  const email = account.includes('@') ? account : `${account}@demo.test`;
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return clientOf(app, user, functions, address);
}

/** A client signed in with a custom token of the identity service. */
export async function signedInWithToken(token: string): Promise<Client> {
  const app = openApp();
  const auth = getAuth(app);
  connectAuthEmulator(auth, testBackend().auth, { disableWarnings: true });
  const { user } = await signInWithCustomToken(auth, token);
  return clientOf(app, user, testBackend().functions, newAddress());
}

/** The status of a rejected call. */
export async function statusOf(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => 'no refusal at all',
    (error: { code?: string }) => error.code ?? String(error),
  );
  return outcome.replace('functions/', '');
}

function openApp(): FirebaseApp {
  clients += 1;
  return initializeApp({ projectId: PROJECT_ID, apiKey: 'demo' }, `client-${clients}`);
}

function clientOf(app: FirebaseApp, user: User | null, origin: string, address: string): Client {
  const functions = getFunctions(app, FUNCTIONS_REGION);
  const { hostname, port } = new URL(origin);
  connectFunctionsEmulator(functions, hostname, Number(port));
  return {
    user,
    address,
    call: async <N extends CallableName>(name: N, request: CallRequest<N>) => {
      const callable = httpsCallable<CallRequest<N>, CallReply<N>>(functions, name);
      return (await fromAddress(address, () => callable(request))).data;
    },
  };
}
