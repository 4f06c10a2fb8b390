import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';

/**
 * Stores the language that the caller reads on the profile, for e-mails and passes. Calls carry the language of their
 * own replies in the header `Accept-Language`.
 */
export const setLanguageContract = defineContract({
  name: 'users-setLanguage',
  request: z.strictObject({ language: languageSchema }),
  response: z.strictObject({ success: z.literal(true) }),
});
