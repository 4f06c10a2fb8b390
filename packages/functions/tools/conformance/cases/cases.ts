import type { Case } from '../kit.ts';
import { CHANGING_CASES } from './changing.ts';
import { CHANGED_CONTENT_CASES, CONTENT_CASES } from './content.ts';
import { ACCESS_CASES, OWN_ID_CASES, UNKNOWN_ID_CASES } from './everyOperation.ts';
import { INVALID_CASES } from './invalid.ts';
import { KEY_CASES } from './keys.ts';
import { LIST_CASES } from './lists.ts';
import { MEMBER_CASES } from './members.ts';
import { PROPERTY_CASES } from './properties.ts';
import { REDEMPTION_CASES } from './redemptions.ts';
import { REGISTERING_CASES } from './registering.ts';
import { FORMAT_CASES, SPEED_CASES } from './replies.ts';
import { SEARCH_CASES } from './search.ts';

/** Every requirement of the contract. What changes content is near the end, and what looks at all replies is last. */
export const CASES: readonly Case[] = [
  ...ACCESS_CASES,
  ...UNKNOWN_ID_CASES,
  ...OWN_ID_CASES,
  ...INVALID_CASES,
  ...LIST_CASES,
  ...CONTENT_CASES,
  ...MEMBER_CASES,
  ...SEARCH_CASES,
  ...REGISTERING_CASES,
  ...KEY_CASES,
  ...CHANGING_CASES,
  ...REDEMPTION_CASES,
  ...PROPERTY_CASES,
  ...CHANGED_CONTENT_CASES,
  ...SPEED_CASES,
  ...FORMAT_CASES,
];
