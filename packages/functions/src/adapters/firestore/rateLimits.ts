import { createHmac } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countCall, type RateLimiter } from '../../domain/limits/rateLimit.ts';
import { config, required } from '../../runtime/config.ts';
import { fromDocument } from './document.ts';

const storedWindowSchema = z.object({
  calls: z.int(),
  endsAt: z.iso.datetime({ offset: true }),
});

/**
 * Counts calls in `rateLimits/{hash}`, for all instances. A key can contain an e-mail or network address,
 * so only its keyed hash is stored. Firestore deletes a document some time after its `endsAt`
 * (`firestore.indexes.json`). A transaction counts concurrent calls correctly.
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

/** A keyed hash, because a plain hash of a network address could be reversed by trying all of them. */
function hashed(key: string): string {
  return createHmac('sha256', required(config.rateLimitKey)).update(key).digest('hex');
}
