import { entriesOf, idsOf, type TestData } from './testData.ts';

/** Texts that the kit sends in place of ids and addresses of members. */
const INVENTED = ['unknown-to-every-service', 'unknown@casino.test', 'unknown'];

/**
 * The values of the members that the kit invents. The report shows them; it hides those of other members, and names
 * those of the test data by their entry.
 */
export class OwnData {
  private readonly texts = new Set<string>(INVENTED);
  private readonly entries: ReadonlyMap<string, string>;
  private readonly ids: ReadonlySet<string>;

  constructor(data: TestData = {}) {
    this.ids = new Set(idsOf(data));
    this.entries = new Map(entriesOf(data).map(([name, value]) => [value, name]));
  }

  /** Adds each text in a value that the kit sends for, or gets about, a member of its own. */
  add(value: unknown): void {
    if (typeof value === 'string') this.texts.add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const child of Object.values(value)) this.add(child);
    }
  }

  has(text: string): boolean {
    return this.texts.has(text);
  }

  /** True for the id of a member of the test data: ids are no personal data. */
  isId(text: string): boolean {
    return this.ids.has(text);
  }

  /** The entry of the test data with this value, such as `member.email`; undefined for other values. */
  entryOf(text: string): string | undefined {
    return this.entries.get(text);
  }

  /** True for a record, a voucher or a membership of a member whom the kit invented. */
  isOwnRecord(value: object): boolean {
    const { id, crmId, member } = value as Readonly<Record<string, unknown>>;
    const ids = [id, crmId, Object(member).id];
    return ids.some((each) => typeof each === 'string' && this.has(each));
  }
}
