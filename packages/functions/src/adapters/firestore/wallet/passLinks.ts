import { createHash, randomBytes } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { inUtc } from '../../../contract/rules/calendar.ts';
import type { PassLinkStore } from '../../../domain/ports/wallet/passLinks.ts';
import { fromDocument } from '../document.ts';
import { commitForLogin } from '../loginWrites.ts';

const linkSchema = z.strictObject({
  crmId: z.string(),
  /** The login that requested the link. */
  uid: z.string(),
  endsAt: z.iso.datetime({ offset: true }),
  removeAt: z.iso.datetime({ offset: true }),
});

const LASTS_SECONDS = 60;
const TOKEN_BYTES = 32;

export function passLinkStore(database: () => Firestore): PassLinkStore {
  const linkDocument = (token: string) => {
    const hash = createHash('sha256').update(token).digest('base64url');
    return database().collection('passLinks').doc(hash);
  };
  return {
    create: async ({ crmId, uid }, now) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const endsAt = Timestamp.fromDate(inUtc(now).add(LASTS_SECONDS, 'second').toDate());
      await commitForLogin(database(), uid, (batch) =>
        batch.create(linkDocument(token), { crmId, uid, endsAt, removeAt: endsAt }),
      );
      return token;
    },
    use: (token, now) =>
      database().runTransaction(async (transaction) => {
        const snapshot = await transaction.get(linkDocument(token));
        if (!snapshot.exists) return null;
        transaction.delete(snapshot.ref);
        const { crmId, uid, endsAt } = fromDocument(linkSchema, snapshot.data());
        return Date.parse(endsAt) > now.getTime() ? { crmId, uid } : null;
      }),
  };
}
