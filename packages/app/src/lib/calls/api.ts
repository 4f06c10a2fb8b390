import { loadCode } from '../code/loadCode.ts';
import { type Attempt, type Call, rejectRefusals } from './callable.ts';
import { reportDenials } from './denials.ts';
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

/** The replies that the server sends ahead when the app opens. */
export const opening: Pick<Opening, 'start' | 'profile'> = {
  start: () => {
    loadClient().then(
      ({ calls }) => calls.start(),
      // The calls then report that their code is missing.
      () => {},
    );
  },
  profile: async () => (await loadClient()).calls.profile(),
};

/** Loads the client ahead of the first call. */
export async function preloadApi(): Promise<void> {
  await loadClient();
}
