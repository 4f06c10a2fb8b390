import type { InfoPage, InfoPageName } from '../../../src/contract/index.ts';
import { DATA_PROCESSING } from './dataProcessing.ts';
import { FAQS } from './faqs.ts';
import { RESPONSIBLE_GAMING } from './responsibleGaming.ts';
import { REWARDS_EXPLAINED } from './rewardsExplained.ts';
import { TERMS } from './terms.ts';
import { WHY_WE_ASK } from './whyWeAsk.ts';

const UPDATED_ON = '2026-11-02';

const HTML: Readonly<Record<InfoPageName, string>> = {
  'rewards-explained': REWARDS_EXPLAINED,
  'why-we-ask': WHY_WE_ASK,
  faqs: FAQS,
  'responsible-gaming': RESPONSIBLE_GAMING,
  'data-processing': DATA_PROCESSING,
  terms: TERMS,
};

/** The information pages, as the content service publishes them. */
export const INFO_PAGES_CONTENT: readonly InfoPage[] = (Object.keys(HTML) as InfoPageName[]).map(
  (page) => ({ page, html: HTML[page].trim(), updatedOn: UPDATED_ON }),
);
