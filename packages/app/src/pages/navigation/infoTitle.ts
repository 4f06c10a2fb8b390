import type { InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';

const LABELS: Readonly<Record<InfoPageName, keyof Messages['navigation']>> = {
  'rewards-explained': 'rewardsExplained',
  'why-we-ask': 'whyWeAsk',
  faqs: 'faqs',
  'responsible-gaming': 'responsibleGaming',
  'data-processing': 'dataProcessing',
  terms: 'terms',
};

/** Returns the title of a reading page: its navigation label. Specification section 2. */
export function infoTitle(labels: Messages['navigation'], page: InfoPageName): string {
  return String(labels[LABELS[page]]);
}
