// A worker that redeems many vouchers in parallel until the test kills it.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '../../local/settings/project.ts';
import { firestoreRedemptions } from '../../src/adapters/firestore/till/redemptions.ts';
import { useOf } from './uses.ts';

const database = getFirestore(initializeApp({ projectId: PROJECT_ID }));
const redemptions = firestoreRedemptions(
  () => database,
  async () => database,
);
await Promise.all(
  process.argv.slice(2).map(async (voucherId) => {
    await redemptions.redeem(useOf(voucherId, `scan-${voucherId}`));
    process.send?.('redeemed');
  }),
);
