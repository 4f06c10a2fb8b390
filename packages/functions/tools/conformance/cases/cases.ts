import type { Case } from '../case.ts';
import { LANGUAGE_CASES } from '../languages/languageCases.ts';
import { PROPERTY_CASES } from '../properties/properties.ts';
import { REDEMPTION_CASES } from '../redemptions/redemptionCases.ts';
import { ACCESS_CASES } from './access.ts';
import { CACHING_CASES } from './caching.ts';
import { CASINO_CASES } from './casinos.ts';
import { CHANGE_CASES } from './changes.ts';
import { CONTENT_CASES } from './content.ts';
import { FORMAT_CASES } from './format.ts';
import { INCENTIVE_CASES } from './incentives.ts';
import { INVALID_REGISTRATION_CASES } from './invalidRegistrations.ts';
import { KEY_CASES } from './keys.ts';
import { LIST_CASES } from './lists.ts';
import { MEMBER_CASES } from './members.ts';
import { NUMBER_CASES } from './numbers.ts';
import { OWN_ID_CASES } from './ownIds.ts';
import { POINTS_CASES } from './points.ts';
import { RECORD_CASES } from './records.ts';
import { REGISTRATION_CASES } from './registration.ts';
import { SEARCH_CASES } from './search.ts';
import { SEARCH_PAGE_CASES } from './searchPages.ts';
import { SPEED_CASES } from './speed.ts';
import { UNKNOWN_ID_CASES } from './unknownIds.ts';
import { UPDATE_CASES } from './updates.ts';
import { VOUCHER_CASES } from './vouchers.ts';

const IN_ORDER: readonly Case[] = [
  ...ACCESS_CASES,
  ...FORMAT_CASES,
  ...UNKNOWN_ID_CASES,
  ...OWN_ID_CASES,
  ...CACHING_CASES,
  ...LANGUAGE_CASES,
  ...LIST_CASES,
  ...CONTENT_CASES,
  ...INCENTIVE_CASES,
  ...MEMBER_CASES,
  ...RECORD_CASES,
  ...VOUCHER_CASES,
  ...POINTS_CASES,
  ...SEARCH_CASES,
  ...SEARCH_PAGE_CASES,
  ...REGISTRATION_CASES,
  ...INVALID_REGISTRATION_CASES,
  ...NUMBER_CASES,
  ...CASINO_CASES,
  ...KEY_CASES,
  ...UPDATE_CASES,
  ...CHANGE_CASES,
  ...REDEMPTION_CASES,
  ...PROPERTY_CASES,
  ...SPEED_CASES,
];

/** Every requirement of the contract. The cases that run alone are last, so that the others do not wait for them. */
export const CASES: readonly Case[] = [
  ...IN_ORDER.filter(({ alone }) => !alone),
  ...IN_ORDER.filter(({ alone }) => alone),
];
