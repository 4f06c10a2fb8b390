import { database } from '../adapters/firebase.ts';
import { storedRateLimiter } from '../adapters/firestore/rateLimits.ts';
import { storeProbe } from '../adapters/firestore/storeProbe.ts';
import { validSessions } from '../domain/accounts/sessions.ts';
import { memoryRateLimiter } from '../domain/limits/rateLimit.ts';
import { writeCallLog } from '../pipeline/callLog.ts';
import type { Dependencies } from '../pipeline/dependencies.ts';
import { callableError } from '../pipeline/errors.ts';
import { serverNow } from '../runtime/clock.ts';
import { services } from './services.ts';

/** The dependencies of the deployed callables. They connect on the first call. */
export const deployedDependencies: Dependencies = {
  services,
  frontRateLimiter: memoryRateLimiter(),
  rateLimiter: memoryRateLimiter(),
  sharedRateLimiter: storedRateLimiter(database),
  now: serverNow,
  elapsed: () => performance.now(),
  log: writeCallLog,
  assertSessionLives: async (session) => {
    const since = await validSessions(session, services, new Date());
    if (since === null) throw callableError('unauthenticated');
    return since;
  },
  storeAnswers: storeProbe(database),
};
