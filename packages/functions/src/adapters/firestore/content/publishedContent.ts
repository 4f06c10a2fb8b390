import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * The parent of the collections of the published content: a version of `contentVersions`, or the database itself if no
 * version was published.
 */
export type ContentRoot = Pick<Firestore, 'collection'>;

/** `content/published`: the version that members see. */
export interface PublishedVersion {
  /** A document of `contentVersions`; null for the collections of the database itself. */
  readonly version: string | null;
  readonly publishedAt: Timestamp;
  /** The versions before it, the latest first. */
  readonly earlier: readonly {
    readonly version: string | null;
    readonly publishedAt: Timestamp | null;
  }[];
}

/** An instance shows a new version after at most this time. A version stays readable for much longer. */
const CACHED_MS = 10_000;

/** The document that names the published version. A write of it publishes a version to all readers. */
export function publishedDocument(database: Firestore) {
  return database.collection('content').doc('published');
}

/** The root of a version; null for the collections of the database itself. */
export function contentRoot(database: Firestore, version: string | null): ContentRoot {
  return version === null ? database : database.collection('contentVersions').doc(version);
}

/** Returns the current root, at most `CACHED_MS` old. Concurrent callers share one read. */
export function publishedContent(database: () => Firestore): () => Promise<ContentRoot> {
  let cached: { readonly root: Promise<ContentRoot>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (cached && now < cached.until) return cached.root;
    const root = readRoot(database());
    cached = { root, until: now + CACHED_MS };
    root.catch(() => {
      cached = undefined;
    });
    return root;
  };
}

async function readRoot(database: Firestore): Promise<ContentRoot> {
  const snapshot = await publishedDocument(database).get();
  const version: unknown = snapshot.get('version');
  return contentRoot(database, typeof version === 'string' ? version : null);
}
