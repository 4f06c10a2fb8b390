import { enGB, type Messages } from '@casino/ui/i18n/messages.ts';
import { shownLanguage } from '../../lib/language/language.ts';

/** Returns the catalogue of the page, whose language the walk can change. */
export const pageWords = (): Messages => shownLanguage.getSnapshot().messages ?? enGB;
