import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

/** Apart from the languages, because the app's first page matches them and loads no schema library. */
export const languageSchema = z.enum(LANGUAGES);
