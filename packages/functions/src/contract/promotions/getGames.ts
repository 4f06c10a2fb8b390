import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';
import { idSchema, instantSchema, noRequestSchema } from '../schemas.ts';

/** A daily game with its opt-in and play windows. Specification section 3. */
export const gameSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** The language of its name; absent for that of the group, `DEFAULT_LANGUAGE`. */
  locale: z.exactOptional(languageSchema),
  GameStart: instantSchema,
  GameEnd: instantSchema,
  OptinStart: instantSchema,
  OptinEnd: instantSchema,
});
export type Game = z.infer<typeof gameSchema>;

/** The games on offer: `meta` holds them. Specification section 7. */
export const getGamesContract = defineContract({
  name: 'promotions-getGames',
  request: noRequestSchema,
  response: z.strictObject({ success: z.boolean(), meta: z.array(gameSchema) }),
});
