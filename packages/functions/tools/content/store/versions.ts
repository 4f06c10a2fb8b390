import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ContentDocument } from '../../../content/format/entry.ts';
import type { SourceFile } from '../../../content/format/problem.ts';
import { Refusal } from '../../../content/refusal.ts';
import {
  contentRoot,
  type PublishedVersion,
  publishedDocument,
} from '../../../src/adapters/firestore/content/publishedContent.ts';
import { inUtc, venueClock } from '../../../src/contract/rules/calendar.ts';
import { readPublished } from '../../command/publishedVersion.ts';

/** Documents in one commit. Firestore limits a commit to 10 MiB. */
const PER_COMMIT = 200;
const CONCURRENT_COMMITS = 4;

/** The versions to which `goBack` can return. */
const MAX_EARLIER = 10;

/** A version that is neither published nor earlier is deleted after this time. */
const ABANDONED_MINUTES = 1_440;

/** Far above the time for which an instance caches the published version. */
const SETTLED_MINUTES = 1;

/** The id of the version with this content: equal content has one id. */
export function versionOf(
  documents: readonly ContentDocument[],
  files: readonly SourceFile[],
): string {
  const text = JSON.stringify([documents, files]);
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

/** Writes the documents and files of a version, which no member sees yet. A repetition completes it. */
export async function stage(
  database: Firestore,
  version: string,
  documents: readonly ContentDocument[],
  files: readonly SourceFile[],
): Promise<void> {
  const root = contentRoot(database, version);
  await database.collection('contentVersions').doc(version).set({ stagedAt: Timestamp.now() });
  const writes = [
    ...documents.map(({ collection, id, fields }) => ({
      document: root.collection(collection).doc(id),
      fields,
    })),
    ...files.map(({ path, text }, index) => ({
      document: root.collection('files').doc(String(index).padStart(5, '0')),
      fields: { path, text },
    })),
  ];
  const chunks = Array.from({ length: Math.ceil(writes.length / PER_COMMIT) }, (_, index) =>
    writes.slice(index * PER_COMMIT, (index + 1) * PER_COMMIT),
  );
  const next = chunks.values();
  const work = async () => {
    for (const chunk of next) {
      const batch = database.batch();
      for (const { document, fields } of chunk) batch.set(document, fields);
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_COMMITS }, work));
}

/**
 * Publishes a staged version to all members in one write.
 * @param base the version that it replaces
 * @throws Refusal if another version is published
 */
export async function publish(
  database: Firestore,
  version: string,
  base: string | null,
): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const published = await transaction.get(publishedDocument(database));
    const held = published.exists ? (published.data() as PublishedVersion) : null;
    if (held?.version === version) return;
    if ((held?.version ?? null) !== base) throw changedMeanwhile(held);
    const replaced = { version: base, publishedAt: held?.publishedAt ?? null };
    transaction.set(publishedDocument(database), {
      version,
      publishedAt: Timestamp.now(),
      earlier: [replaced, ...(held?.earlier ?? [])].slice(0, MAX_EARLIER),
    });
  });
}

/**
 * Publishes the version before `base` again, in one write; without one, the content from before the first push.
 * @throws Refusal if something else was published since `base` was read
 */
export async function goBack(database: Firestore, base: PublishedVersion): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const published = await transaction.get(publishedDocument(database));
    const held = published.data() as PublishedVersion;
    if (!held.publishedAt.isEqual(base.publishedAt)) throw changedMeanwhile(held);
    const [target, ...earlier] = base.earlier;
    const version = target?.version ?? null;
    const publishedAt = Timestamp.now();
    transaction.set(publishedDocument(database), { version, publishedAt, earlier });
  });
}

/**
 * Deletes abandoned versions: those of killed commands, and those before the earlier ones. Deletes nothing just after a
 * change, because an instance can still read the version before it.
 */
export async function removeAbandoned(database: Firestore): Promise<void> {
  const { docs } = await database.collection('contentVersions').get();
  const published = await readPublished(database);
  if (!published || minutesSince(published.publishedAt) < SETTLED_MINUTES) return;
  const kept = new Set([published.version, ...published.earlier.map(({ version }) => version)]);
  for (const { id, ref, updateTime } of docs) {
    if (!kept.has(id) && minutesSince(updateTime) > ABANDONED_MINUTES)
      await database.recursiveDelete(ref);
  }
}

function minutesSince(time: Timestamp): number {
  return inUtc(new Date()).diff(inUtc(time.toDate()), 'minute');
}

function changedMeanwhile(held: PublishedVersion | null): Refusal {
  const at = held && venueClock(held.publishedAt.toDate()).format('D MMMM YYYY, HH:mm');
  return new Refusal(
    `Other content was published since your last push or pull${at ? `: ${at}` : ''}. Nothing was changed. Pull into a new folder, and repeat your changes there.`,
  );
}
