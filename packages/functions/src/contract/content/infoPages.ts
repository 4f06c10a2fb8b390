/**
 * The reading pages among the navigation labels of specification section 2: Met Rewards Explained, Why We
 * Have To Ask, FAQs, Responsible Gaming, Data Processing, Terms & Conditions. Each name is the value of
 * the query `info`.
 */
export const INFO_PAGES = [
  'rewards-explained',
  'why-we-ask',
  'faqs',
  'responsible-gaming',
  'data-processing',
  'terms',
] as const;
export type InfoPageName = (typeof INFO_PAGES)[number];
