import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { OperationReply } from '../../src/contract/http/operation.ts';
import { NotTested } from './outcomes.ts';
import { LONG_AGO, type Sample } from './sample.ts';
import type { Reply, ServiceClient } from './serviceClient.ts';

type Content = typeof contentHttpService;
type Page = Reply<OperationReply<Content, 'listEvents' | 'listVenues' | 'listGames'>>;

/** A list before and after a change of its content. */
export interface ChangedList {
  readonly before: readonly Page[];
  readonly after: readonly Page[];
  /** The second page after the change, with the cursor of before. */
  readonly stale: Page;
}

/** The sample, with the lists that change while the kit looks. */
export interface ChangingSample extends Sample {
  readonly changedLists: () => Promise<readonly ChangedList[]>;
}

/**
 * Changes content while the kit looks, and returns the lists whose later pages changed. Rejects with `NotTested` without
 * a change.
 * @param change runs the command of `--change`; null without one
 */
export function contentChange(
  content: ServiceClient<Content>,
  sample: Sample,
  change: (() => Promise<void>) | null,
): () => Promise<readonly ChangedList[]> {
  let changed: Promise<readonly ChangedList[]> | undefined;
  const run = async () => {
    if (!change) {
      throw new NotTested('It needs --change: a command that changes a later page of a list.');
    }
    const lists = await listsOf(content, sample);
    const before = await Promise.all(lists.map((list) => list()));
    await change();
    const found: ChangedList[] = [];
    for (const [index, list] of lists.entries()) {
      const pages = before[index] ?? [];
      const next = pages[0]?.body.next;
      if (!next) continue;
      const after = await list();
      const isChanged = textsOf(pages.slice(1)) !== textsOf(after.slice(1));
      const isSameFirst =
        JSON.stringify(pages[0]?.body.items) === JSON.stringify(after[0]?.body.items);
      if (isChanged && isSameFirst)
        found.push({ before: pages, after, stale: await list.at(next) });
    }
    if (found.length > 0) return found;
    throw new NotTested('The command of --change changed no later page of a list alone.');
  };
  return () => {
    changed ??= run();
    return changed;
  };
}

function textsOf(pages: readonly Page[]): string {
  return JSON.stringify(pages.map(({ body }) => body.items));
}

interface List {
  (): Promise<readonly Page[]>;
  readonly at: (cursor: string) => Promise<Page>;
}

/** The lists of the group, and those of each venue. */
async function listsOf(
  content: ServiceClient<Content>,
  { events }: Sample,
): Promise<readonly List[]> {
  const venues = new Set((await events()).map(({ venueId }) => venueId));
  const listOf = (
    id: 'listVenues' | 'listGames' | 'listEvents',
    params: object,
    query: object,
  ): List => {
    const pages = async () => content.pages(id, { params, query } as never);
    const at = (cursor: string) =>
      content.send(id, { params, query: { ...query, cursor } } as never);
    return Object.assign(pages, { at });
  };
  return [
    listOf('listVenues', {}, {}),
    listOf('listGames', {}, {}),
    ...[...venues].map((venueId) => listOf('listEvents', { venueId }, { since: LONG_AGO })),
  ];
}
