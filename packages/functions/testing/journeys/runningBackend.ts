import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import {
  type Addresses,
  addressesOf,
  functionsAddress,
  webConfigOf,
} from '../../local/settings/addresses.ts';
import { readPorts } from '../../local/settings/ports.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import { startWebServer, type WebServer } from '../../local/web/server.ts';
import { moveClock } from '../backend/moveClock.ts';
import { addGame, type GameOptions } from '../games/addGame.ts';
import { type AddedMember, addMember, type MemberChanges } from '../members/addMember.ts';
import { demoTill } from '../vouchers/demoTill.ts';
import { type CountedBackend, startCountedBackend } from './countedBackend.ts';
import { type GroupBackend, startGroupBackend } from './groupBackend.ts';

/** A local backend in another process. */
export interface RunningBackend {
  readonly addresses: Addresses;
  /** Its documents, with administrator rights. */
  readonly documents: FirestoreRest;
  /** A till that verifies the codes that this backend signs. */
  readonly till: typeof demoTill;
  /** Adds a member that no other test uses. */
  readonly addMember: (changes?: MemberChanges) => Promise<AddedMember>;
  /** Adds a daily game that no other test uses. */
  readonly addGame: (options: GameOptions) => ReturnType<typeof addGame>;
  /** Moves the backend's clock ahead for one account's calls, in seconds; 0 resets it. */
  readonly setClock: (uid: string, aheadSeconds: number) => Promise<void>;
  /** Serves a production build of the app from the folder `root` on a free port. */
  readonly serveBuild: (root: string) => Promise<WebServer>;
  /** Serves the build from `root` on callables that use a group's services, which can fail. */
  readonly connectGroup: (root: string) => Promise<GroupBackend>;
}

/** @param env the variables of the backend's ports, such as `CASINO_AUTH_PORT` */
export function runningBackend(env: Readonly<Record<string, string>>): RunningBackend {
  return backendAt(addressesOf(readPorts(env), undefined));
}

/** Starts another backend with the build of the app in `root`, and counts the documents that they use. */
export async function countedBackend(
  root: string,
): Promise<CountedBackend & { readonly backend: RunningBackend }> {
  const counted = await startCountedBackend(root);
  return { ...counted, backend: backendAt(counted.addresses) };
}

/** The running backend at these addresses. */
export function backendAt(addresses: Addresses): RunningBackend {
  return {
    addresses,
    documents: new FirestoreRest(addresses.firestore, PROJECT_ID),
    till: demoTill,
    addMember: (changes) => addMember(addresses, changes),
    addGame: (options) => addGame(addresses, options),
    setClock: (uid, aheadSeconds) => moveClock(addresses, uid, aheadSeconds),
    serveBuild: (root) =>
      startWebServer({
        host: HOST,
        port: 0,
        root,
        config: webConfigOf(addresses),
        functions: functionsAddress(addresses),
      }),
    connectGroup: (root) => startGroupBackend(addresses, root),
  };
}
