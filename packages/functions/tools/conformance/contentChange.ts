import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { HttpService, OperationId } from '../../src/contract/http/operation.ts';
import { NotTested } from './outcomes.ts';
import { LONG_AGO, type Sample } from './sample.ts';
import type { AnyReply, ServiceClient } from './serviceClient.ts';
import type { TestData } from './testData.ts';

/** A list before and after a change of its items. */
export interface ChangedList {
  readonly before: readonly AnyReply[];
  readonly after: readonly AnyReply[];
  /** The second page after the change, with the cursor of before. */
  readonly stale: AnyReply;
}

/** The sample, with the lists that change while the kit looks. Each rejects with `NotTested` without a change. */
export interface ChangingSample extends Sample {
  readonly changedLists: () => Promise<readonly ChangedList[]>;
  /** The vouchers of the test data's member. */
  readonly changedVouchers: () => Promise<readonly ChangedList[]>;
}

interface Sources {
  readonly content: ServiceClient<typeof contentHttpService>;
  readonly members: ServiceClient<typeof memberHttpService>;
  readonly sample: Sample;
  readonly data: TestData;
}

/**
 * Changes items once while the kit looks, and returns the lists whose later pages changed.
 * @param change runs the command of `--change`; null without one
 */
export function contentChange(
  sources: Sources,
  change: (() => Promise<void>) | null,
): Pick<ChangingSample, 'changedLists' | 'changedVouchers'> {
  let changed: ReturnType<typeof run> | undefined;
  const run = async () => {
    if (!change) {
      throw new NotTested('It needs --change: a command that changes a later page of a list.');
    }
    const lists = [await contentLists(sources), voucherLists(sources)] as const;
    const before = new Map<List, readonly AnyReply[]>();
    for (const list of lists.flat()) before.set(list, await list.pages());
    await change();
    return {
      lists: await changedOf(lists[0], before),
      vouchers: await changedOf(lists[1], before),
    };
  };
  const found = async (part: 'lists' | 'vouchers', name: string) => {
    changed ??= run();
    const lists = (await changed)[part];
    if (lists.length > 0) return lists;
    throw new NotTested(`The command of --change changed no later page of ${name} alone.`);
  };
  return {
    changedLists: () => found('lists', 'a list'),
    changedVouchers: () => found('vouchers', 'the vouchers'),
  };
}

interface List {
  readonly pages: () => Promise<readonly AnyReply[]>;
  readonly at: (cursor: string) => Promise<AnyReply>;
}

async function changedOf(
  lists: readonly List[],
  allBefore: ReadonlyMap<List, readonly AnyReply[]>,
): Promise<readonly ChangedList[]> {
  const found: ChangedList[] = [];
  for (const list of lists) {
    const before = allBefore.get(list) ?? [];
    const next = before[0]?.body.next;
    if (!next) continue;
    const after = await list.pages();
    const isChanged = textsOf(before.slice(1)) !== textsOf(after.slice(1));
    const isSameFirst = textsOf(before.slice(0, 1)) === textsOf(after.slice(0, 1));
    if (isChanged && isSameFirst) found.push({ before, after, stale: await list.at(next) });
  }
  return found;
}

function textsOf(pages: readonly AnyReply[]): string {
  return JSON.stringify(pages.map(({ body }) => body.items));
}

/** The lists of the group, and those of each venue. None without the content service. */
async function contentLists({ content, sample }: Sources): Promise<readonly List[]> {
  if (content.target.url === '') return [];
  const venues = new Set((await sample.events()).map(({ venueId }) => venueId));
  return [
    listOf(content, 'listVenues', { query: {} }),
    listOf(content, 'listGames', { query: {} }),
    ...[...venues].map((venueId) =>
      listOf(content, 'listEvents', { params: { venueId }, query: { since: LONG_AGO } }),
    ),
  ];
}

/** None without the member service, or without its test data. */
function voucherLists({ members, data }: Sources): readonly List[] {
  if (members.target.url === '' || !data.member) return [];
  const { crmId, location } = data.member;
  return [listOf(members, 'findVouchersOf', { params: { crmId }, query: { location } })];
}

function listOf<S extends HttpService>(
  client: ServiceClient<S>,
  id: OperationId<S>,
  request: object,
): List {
  return {
    pages: () => client.pages(id, request as never),
    at: (cursor) => client.page(id, request, cursor),
  };
}
