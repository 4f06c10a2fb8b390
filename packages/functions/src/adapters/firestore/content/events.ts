import * as z from 'zod/mini';
import { publishedEventSchema } from '../../../contract/http/schemas.ts';
import type { StoredEvent } from '../../../domain/ports/contentService.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** The collection of an event decides its kind. */
export const storedEventSchema = z.omit(publishedEventSchema, { kind: true });

type EventKind = StoredEvent['kind'];

const COLLECTIONS: Readonly<Record<EventKind, string>> = {
  event: 'events',
  promotion: 'promotions',
};

/** Far above the number of events of one venue since a month ago. */
export const MAX_EVENTS = 300;

/** A venue's events or promotions that end at `since` or later, sorted by end. */
export async function listEvents(
  root: ContentRoot,
  kind: EventKind,
  venueId: number,
  since: Date,
): Promise<readonly StoredEvent[]> {
  const { docs } = await root
    .collection(COLLECTIONS[kind])
    .where('venueId', '==', venueId)
    .where('endsAt', '>=', since)
    .orderBy('endsAt')
    .limit(MAX_EVENTS)
    .get();
  return docs.map((snapshot) => toEvent(kind, snapshot.data()));
}

/** The event or promotion at a uri of the content service; null for an unknown uri. */
export async function findEvent(root: ContentRoot, uri: string): Promise<StoredEvent | null> {
  for (const kind of ['event', 'promotion'] as const) {
    const found = await root.collection(COLLECTIONS[kind]).where('uri', '==', uri).limit(1).get();
    const [snapshot] = found.docs;
    if (snapshot) return toEvent(kind, snapshot.data());
  }
  return null;
}

function toEvent(kind: EventKind, data: unknown): StoredEvent {
  return { ...fromDocument(storedEventSchema, data), kind };
}
