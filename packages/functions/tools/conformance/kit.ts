import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { Sample } from './sample.ts';
import type { ServiceClient } from './serviceClient.ts';
import type { TestData } from './testData.ts';

/** What a case needs to check a requirement. */
export interface Kit {
  readonly content: ServiceClient<typeof contentHttpService>;
  readonly members: ServiceClient<typeof memberHttpService>;
  /** Ids of content, found in the lists of the service. */
  readonly sample: Sample;
  /** The members of the test system. */
  readonly data: TestData;
}
