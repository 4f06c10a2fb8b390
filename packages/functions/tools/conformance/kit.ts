import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { ChangingSample } from './contentChange.ts';
import type { OwnData } from './ownData.ts';
import type { ServiceClient } from './serviceClient.ts';
import type { TestData } from './testData.ts';

/** What a case needs to check a requirement. */
export interface Kit {
  readonly content: ServiceClient<typeof contentHttpService>;
  readonly members: ServiceClient<typeof memberHttpService>;
  /** Ids of content, found in the lists of the service. */
  readonly sample: ChangingSample;
  /** The members of the test system. */
  readonly data: TestData;
  /** The data that the kit invents, which its report shows. */
  readonly own: OwnData;
  /** The seed of the generated values. */
  readonly seed: number;
}
