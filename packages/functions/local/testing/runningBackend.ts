import { type Addresses, addressesOf, webConfigOf } from '../addresses.ts';
import { readPorts } from '../ports.ts';
import { HOST, PROJECT_ID } from '../project.ts';
import { FirestoreRest } from '../seed/firestoreRest.ts';
import { startWebServer, type WebServer } from '../web/server.ts';
import { addGame, type GameOptions } from './addGame.ts';
import { type AddedMember, addMember, type MemberChanges } from './addMember.ts';
import { demoTill } from './demoTill.ts';
import { moveClock } from './moveClock.ts';

/** A local backend that runs in another process. */
export interface RunningBackend {
  readonly addresses: Addresses;
  /** Its documents, with an administrator's rights. */
  readonly documents: FirestoreRest;
  /** A till that judges the codes which this backend signs. */
  readonly till: typeof demoTill;
  /** Adds a member whom no other test knows. */
  readonly addMember: (changes?: MemberChanges) => Promise<AddedMember>;
  /** Adds a daily game that no other test knows. */
  readonly addGame: (options: GameOptions) => ReturnType<typeof addGame>;
  /** Sets the backend's clock for one account's calls ahead, in seconds; 0 sets it right. */
  readonly setClock: (uid: string, aheadSeconds: number) => Promise<void>;
  /** Serves a production build of the app in the folder `root`, on a port of its own. */
  readonly serveBuild: (root: string) => Promise<WebServer>;
}

/** @param env the variables of its ports, such as `CASINO_AUTH_PORT` */
export function runningBackend(env: Readonly<Record<string, string>>): RunningBackend {
  const addresses = addressesOf(readPorts(env), undefined);
  return {
    addresses,
    documents: new FirestoreRest(addresses.firestore, PROJECT_ID),
    till: demoTill,
    addMember: (changes) => addMember(addresses, changes),
    addGame: (options) => addGame(addresses, options),
    setClock: (uid, aheadSeconds) => moveClock(addresses, uid, aheadSeconds),
    serveBuild: (root) =>
      startWebServer({ host: HOST, port: 0, root, config: webConfigOf(addresses) }),
  };
}
