import { zhHans as consentWords } from '@casino/functions/contract/consentWords/zh-Hans/catalogue.ts';
import { partialMessages } from '@casino/ui/i18n/partialMessages.ts';
import { zhHans } from '@casino/ui/i18n/zh-Hans/catalogue.ts';
import { chineseCss } from '@casino/ui/tokens/languages/chinese.ts';

/** The words for members. The till has none, because staff read English. */
export const messages = partialMessages(zhHans);

/** The texts of consents. */
export const { consents } = consentWords;

// Its rules apply only while the page is in Chinese.
const style = document.createElement('style');
style.dataset['language'] = 'zh-Hans';
style.textContent = chineseCss();
document.head.append(style);
