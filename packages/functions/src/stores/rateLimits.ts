import { createHmac } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { config, required } from '../config.ts';
import { countCall, type RateLimiter } from '../wrapper/rateLimit.ts';
import { fromDocument } from './document.ts';

const storedWindowSchema = z.object({
  calls: z.int(),
  endsAt: z.iso.datetime({ offset: true }),
});

/**
 * Counts calls in `rateLimits/{hash}`, where all instances see them. A key can hold an e-mail or network
 * address, so it is stored as a keyed hash alone; Firestore removes a document some time after its
 * `endsAt` (`firestore.indexes.json`). Two calls at once are counted as two: it is a transaction.
 */
export function storedRateLimiter(database: () => Firestore): RateLimiter {
  return {
    take(key, limit, now) {
      const document = database().collection('rateLimits').doc(hashed(key));
      return database().runTransaction(async (transaction) => {
        const snapshot = await transaction.get(document);
        const { window, waitSeconds } = countCall(openWindow(snapshot.data()), limit, now);
        if (waitSeconds === 0) {
          const { calls, endsAt } = window;
          transaction.set(document, { calls, endsAt: Timestamp.fromMillis(endsAt) });
        }
        return waitSeconds;
      });
    },
  };
}

function openWindow(data: unknown) {
  if (data === undefined) return null;
  const { calls, endsAt } = fromDocument(storedWindowSchema, data);
  return { calls, endsAt: Date.parse(endsAt) };
}

/** There are few enough network addresses to try them all against a hash without a key. */
function hashed(key: string): string {
  return createHmac('sha256', required(config.rateLimitKey)).update(key).digest('hex');
}
