import { CONSENT_FAULTS } from './consents.ts';
import { CONTENT_FAULTS } from './content.ts';
import { DETAIL_FAULTS } from './details.ts';
import { OPERATION_FAULTS } from './everyOperation.ts';
import type { Fault } from './fault.ts';
import { INCENTIVE_FAULTS } from './incentives.ts';
import { INVALID_REGISTRATION_FAULTS } from './invalidRegistrations.ts';
import { INVALID_REQUEST_FAULTS } from './invalidRequests.ts';
import { KEY_FAULTS } from './keys.ts';
import { LANGUAGE_FAULTS } from './languages.ts';
import { LIST_FAULTS } from './lists.ts';
import { MEMBER_FAULTS } from './members.ts';
import { OWN_ID_FAULTS } from './ownIds.ts';
import { POINTS_FAULTS } from './points.ts';
import { RECORD_FAULTS } from './records.ts';
import { REDEMPTION_REQUEST_FAULTS } from './redemptionRequests.ts';
import { REDEMPTION_FAULTS } from './redemptions.ts';
import { REGISTERING_FAULTS } from './registering.ts';
import { SEARCH_FAULTS } from './search.ts';
import { SEARCH_PAGE_FAULTS } from './searchPages.ts';
import { speedFaults } from './speed.ts';
import { WRITE_FAULTS } from './writes.ts';

/**
 * A fault for each case, and so a switch for each rule.
 * @param limitMs the time limit of the kit
 */
export function faults(limitMs: number): readonly Fault[] {
  return [
    ...OPERATION_FAULTS,
    ...CONSENT_FAULTS,
    ...CONTENT_FAULTS,
    ...LANGUAGE_FAULTS,
    ...LIST_FAULTS,
    ...OWN_ID_FAULTS,
    ...REGISTERING_FAULTS,
    ...INVALID_REGISTRATION_FAULTS,
    ...INVALID_REQUEST_FAULTS,
    ...KEY_FAULTS,
    ...DETAIL_FAULTS,
    ...INCENTIVE_FAULTS,
    ...MEMBER_FAULTS,
    ...POINTS_FAULTS,
    ...RECORD_FAULTS,
    ...REDEMPTION_FAULTS,
    ...REDEMPTION_REQUEST_FAULTS,
    ...SEARCH_FAULTS,
    ...SEARCH_PAGE_FAULTS,
    ...WRITE_FAULTS,
    ...speedFaults(limitMs),
  ];
}
