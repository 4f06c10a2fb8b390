import { loadCode } from '../code/loadCode.ts';
import { type Attempt, type Call, rejectRefusals } from './callable.ts';
import { reportDenials } from './denials.ts';
import { keptToken } from './keptToken.ts';
import type { Opening } from './opening.ts';

const loadClient = () => loadCode(() => import('./firebaseCalls.ts'));

/**
 * Calls a callable function as the signed-in user. The client and the Firebase SDK load with the first call.
 * Rejects with a `RemoteError`. Specification sections 7 and 9.
 */
export const attempt: Attempt = reportDenials(async (name, request) =>
  (await loadClient()).calls.attempt(name, request),
);

/** As `attempt`, and rejects a reply with `success: false`. */
export const call: Call = rejectRefusals(attempt);

interface OpeningRequests extends Pick<Opening, 'start' | 'profile'> {
  /** Starts the opening of the user that this device presumes, if it has a valid token. */
  readonly startAhead: (uid: string) => void;
}

/** Without its code, nothing happens: the calls then report that it is missing. */
function whenLoaded(use: (calls: Opening) => void): void {
  loadClient().then(
    ({ calls }) => use(calls),
    () => {},
  );
}

/** The replies that the server sends together when the app opens. */
export const opening: OpeningRequests = {
  startAhead: (uid) => {
    const token = keptToken.read(uid);
    if (token !== null) whenLoaded((calls) => calls.startAhead(uid, token));
  },
  start: (uid) => whenLoaded((calls) => calls.start(uid)),
  profile: async () => (await loadClient()).calls.profile(),
};

/** Loads the client ahead of the first call. */
export async function preloadApi(): Promise<void> {
  await loadClient();
}
