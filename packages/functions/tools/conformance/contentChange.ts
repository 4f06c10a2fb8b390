import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { OperationReply } from '../../src/contract/http/operation.ts';
import { NotTested } from './outcomes.ts';
import { LONG_AGO, type Sample } from './sample.ts';
import type { Reply, ServiceClient } from './serviceClient.ts';
import type { TestData } from './testData.ts';

type Content = typeof contentHttpService;
type Members = typeof memberHttpService;
type ContentPage = OperationReply<Content, 'listEvents' | 'listVenues' | 'listGames'>;
type VoucherPage = OperationReply<Members, 'findVouchersOf'>;

/** A list before and after a change of its items. */
export interface ChangedList<Page = ContentPage> {
  readonly before: readonly Reply<Page>[];
  readonly after: readonly Reply<Page>[];
  /** The second page after the change, with the cursor of before. */
  readonly stale: Reply<Page>;
}

/** The sample, with the lists that change while the kit looks. Each rejects with `NotTested` without a change. */
export interface ChangingSample extends Sample {
  readonly changedLists: () => Promise<readonly ChangedList[]>;
  /** The vouchers of the test data's member. */
  readonly changedVouchers: () => Promise<readonly ChangedList<VoucherPage>[]>;
}

interface Sources {
  readonly content: ServiceClient<Content>;
  readonly members: ServiceClient<Members>;
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
    const [content, vouchers] = [await contentLists(sources), voucherLists(sources)];
    const before = [await allOf(content), await allOf(vouchers)] as const;
    await change();
    return {
      lists: await changedOf(content, before[0]),
      vouchers: await changedOf(vouchers, before[1]),
    };
  };
  const found = async <Part extends 'lists' | 'vouchers'>(part: Part, name: string) => {
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

interface List<Page> {
  (): Promise<readonly Reply<Page>[]>;
  readonly at: (cursor: string) => Promise<Reply<Page>>;
}

interface AnyPage {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

function allOf<Page>(lists: readonly List<Page>[]) {
  return Promise.all(lists.map((list) => list()));
}

async function changedOf<Page extends AnyPage>(
  lists: readonly List<Page>[],
  before: readonly (readonly Reply<Page>[])[],
): Promise<readonly ChangedList<Page>[]> {
  const found: ChangedList<Page>[] = [];
  for (const [index, list] of lists.entries()) {
    const pages = before[index] ?? [];
    const next = pages[0]?.body.next;
    if (!next) continue;
    const after = await list();
    const isChanged = textsOf(pages.slice(1)) !== textsOf(after.slice(1));
    const isSameFirst = textsOf(pages.slice(0, 1)) === textsOf(after.slice(0, 1));
    if (isChanged && isSameFirst) found.push({ before: pages, after, stale: await list.at(next) });
  }
  return found;
}

function textsOf(pages: readonly Reply<AnyPage>[]): string {
  return JSON.stringify(pages.map(({ body }) => body.items));
}

/** The lists of the group, and those of each venue. None without the content service. */
async function contentLists({ content, sample }: Sources): Promise<readonly List<ContentPage>[]> {
  if (content.target.url === '') return [];
  const venues = new Set((await sample.events()).map(({ venueId }) => venueId));
  const listOf = (
    id: 'listVenues' | 'listGames' | 'listEvents',
    params: object,
    query: object,
  ): List<ContentPage> => {
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

/** None without the member service, or without its test data. */
function voucherLists({ members, data }: Sources): readonly List<VoucherPage>[] {
  if (members.target.url === '' || !data.member) return [];
  const { crmId, location } = data.member;
  const params = { crmId };
  const pages = async () => members.pages('findVouchersOf', { params, query: { location } });
  const at = (cursor: string) =>
    members.send('findVouchersOf', { params, query: { location, cursor } });
  return [Object.assign(pages, { at })];
}
