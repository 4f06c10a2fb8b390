import { write } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { deployedDependencies } from '../composition/dependencies.ts';
import { withinDeadline } from '../pipeline/deadline.ts';
import { callableCapacity } from '../runtime/capacity.ts';
import { config, SERVICE_SECRETS } from '../runtime/config.ts';
import { addressPseudonym } from '../runtime/pseudonyms.ts';
import { currentTimeLimits } from '../runtime/timeLimits.ts';

/** The limit of one network address at one instance. A device sends a few requests for each change of a pass. */
const FROM_ADDRESS = { calls: 600, seconds: 60 } as const;

/**
 * Gives passes by their links, and answers Apple's devices: `wallet-apple`. Answers 404 without Apple Wallet. The log has
 * the kind of the request, and no path.
 */
export const apple = onRequest(
  {
    ...callableCapacity('wallet-apple'),
    secrets: [...SERVICE_SECRETS, config.appleWalletPem, config.personKey],
  },
  async (request, response) => {
    const { services, frontRateLimiter, now, elapsed, storeAnswers } = deployedDependencies;
    const startedAt = elapsed();
    const moment = now(null);
    const finish = (route: string, status: number) => {
      const milliseconds = Math.round(elapsed() - startedAt);
      write({
        severity: status >= 500 ? 'ERROR' : 'INFO',
        message: 'wallet',
        route,
        status,
        milliseconds,
      });
    };
    // Loaded on demand, because no other function needs it.
    const { appleCredentials } = await import('../adapters/wallets/apple/settings.ts');
    const credentials = appleCredentials();
    const key = `wallet-apple:${addressPseudonym(request)}`;
    const wait = await frontRateLimiter.take(key, FROM_ADDRESS, moment);
    if (credentials === null || wait > 0) {
      const status = credentials === null ? 404 : 429;
      response.status(status).end();
      finish('refused', status);
      return;
    }
    try {
      const { servePasses } = await import('../adapters/wallets/apple/webService.ts');
      const work = servePasses({ request, services, credentials, now: moment });
      const reply = await withinDeadline(work, currentTimeLimits(), storeAnswers);
      const { route, status, headers = {}, body } = reply;
      response.status(status).set(headers);
      if (body === undefined) response.end();
      else response.send(body);
      finish(route, status);
    } catch (error) {
      // The device repeats the request later.
      response.status(503).set('Retry-After', '60').end();
      finish(error instanceof Error ? error.constructor.name : 'fault', 503);
    }
  },
);
