import { account } from './en-GB/account.ts';
import { common } from './en-GB/common.ts';
import { errors } from './en-GB/errors.ts';
import { navigation } from './en-GB/navigation.ts';

/** The areas of the catalogue that the first page of a visitor and the shells need. */
export const firstWords = { account, common, errors, navigation };
