import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';
import { daySchema, htmlSchema } from '../schemas.ts';
import { INFO_PAGES } from './infoPages.ts';

/** A reading page. Its title is a navigation label, which the specification quotes. */
export const infoPageSchema = z.strictObject({
  page: z.enum(INFO_PAGES),
  html: htmlSchema,
  /** The language of the text; absent for that of the group, `DEFAULT_LANGUAGE`. */
  locale: z.exactOptional(languageSchema),
  /** The day of its last change. */
  updatedOn: daySchema,
});
export type InfoPage = z.infer<typeof infoPageSchema>;

/**
 * One of the six reading pages, for every caller: the terms and the help with gambling need no account. Not a
 * call of the specification, which names none for them. Specification section 2.
 */
export const getInfoPageContract = defineContract({
  name: 'content-getInfoPage',
  request: z.strictObject({ page: z.enum(INFO_PAGES) }),
  response: infoPageSchema,
});
