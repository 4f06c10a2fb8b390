// A worker that plays for many members in parallel until the test kills it.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '../../local/settings/project.ts';
import { firestoreContentService } from '../../src/adapters/firestore/content/contentService.ts';
import { firestoreGameStore } from '../../src/adapters/firestore/promotions/gameStore.ts';
import { playFor } from './playFor.ts';

const [gameId = '', day = '', ...members] = process.argv.slice(2);

const database = getFirestore(initializeApp({ projectId: PROJECT_ID }));
const games = firestoreGameStore(
  () => database,
  firestoreContentService(() => database),
);
const opened = await games.openDay(gameId, day);
if (opened === null) throw new Error('The game has no prizes.');
await Promise.all(
  members.map(async (member) => {
    await playFor(games, opened, member);
    process.send?.('played');
  }),
);
