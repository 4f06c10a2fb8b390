import { createHmac, randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { SUBMISSION_HOURS } from '../../contract/limits.ts';
import type { SubmissionStore } from '../../domain/ports/submissions.ts';
import { config, required } from '../../runtime/config.ts';
import { fromDocument } from './document.ts';

const submissionSchema = z.strictObject({
  submissionId: z.uuid(),
  removeAt: z.iso.datetime({ offset: true }),
});

const LIFE_MS = SUBMISSION_HOURS * 60 * 60 * 1_000;

/**
 * Stores ids in `submissions/{hash}`. A text can contain personal data, so only its keyed hash is stored.
 * Firestore deletes a document some time after its `removeAt` (`firestore.indexes.json`).
 */
export function submissionStore(database: () => Firestore): SubmissionStore {
  return {
    nameOf: (text, now) => {
      const document = database().collection('submissions').doc(hashed(text));
      return database().runTransaction(async (transaction) => {
        const snapshot = await transaction.get(document);
        if (snapshot.exists) {
          const { submissionId, removeAt } = fromDocument(submissionSchema, snapshot.data());
          if (now < new Date(removeAt)) return submissionId;
        }
        const submissionId = randomUUID();
        const removeAt = Timestamp.fromMillis(now.getTime() + LIFE_MS);
        transaction.set(document, { submissionId, removeAt });
        return submissionId;
      });
    },
  };
}

function hashed(text: string): string {
  return createHmac('sha256', required(config.rateLimitKey)).update(text).digest('hex');
}
