import { inUtc } from '../../../contract/rules/calendar.ts';
import { numberText } from '../../../contract/rules/numbers.ts';
import { TIER_NAMES, type Tier } from '../../../contract/tiers.ts';
import type { MemberPass } from '../../../domain/ports/wallet/wallets.ts';
import { type PassText, PROGRAMME } from '../pass/passTexts.ts';

/** A resource of the Google Wallet API, by its id. */
export interface Resource {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The id of the class of a tier. */
export const classId = (issuerId: string, tier: Tier): string => `${issuerId}.card-${tier}`;

/** The id of a member's object. The serial number is random, so that the id cannot be guessed. */
export const objectId = (issuerId: string, serialNumber: string): string =>
  `${issuerId}.${serialNumber}`;

/** The values that all classes share. */
export interface Programme {
  readonly issuerId: string;
  /** The origin of the app, from which Google fetches the logo. */
  readonly appOrigin: string;
  readonly texts: readonly PassText[];
}

/**
 * The class of a tier, from which its cards have colour, tier and texts.
 * @param background of the card, as `#rrggbb`
 */
export function loyaltyClass(
  { issuerId, appOrigin, texts }: Programme,
  tier: Tier,
  background: string,
): Resource {
  return {
    id: classId(issuerId, tier),
    issuerName: PROGRAMME,
    programName: PROGRAMME,
    programLogo: {
      sourceUri: { uri: `${appOrigin}/icons/icon-512.png` },
      contentDescription: { defaultValue: { language: 'en-GB', value: PROGRAMME } },
    },
    accountNameLabel: 'Member',
    accountIdLabel: 'Number',
    rewardsTierLabel: 'Tier',
    rewardsTier: TIER_NAMES[tier],
    hexBackgroundColor: background,
    countryCode: 'GB',
    homepageUri: { uri: appOrigin, description: 'Open the app' },
    // The card is for its member alone, on all of their devices.
    multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
    textModulesData: texts.map(({ key, label, text }) => ({ id: key, header: label, body: text })),
    reviewStatus: 'UNDER_REVIEW',
  };
}

/** The object of a member: the values on their card. */
export function loyaltyObject(issuerId: string, serialNumber: string, pass: MemberPass): Resource {
  const rows = [
    ...(pass.homeCasino === null
      ? []
      : [{ id: 'home', header: 'Home casino', body: pass.homeCasino }]),
    ...(pass.pointsEnd === null
      ? []
      : [{ id: 'ends', header: 'Points to spend end', body: dayText(pass.pointsEnd) }]),
  ];
  return {
    id: objectId(issuerId, serialNumber),
    classId: classId(issuerId, pass.tier),
    state: 'ACTIVE',
    accountName: pass.name,
    accountId: pass.customerNumber,
    barcode: { type: 'QR_CODE', value: pass.code, alternateText: pass.code },
    loyaltyPoints: { label: 'Points to spend', balance: { string: numberText(pass.points) } },
    textModulesData: rows,
  };
}

/** The change that voids a member's object. Null removes a field: a void card holds no personal data. */
export function voidedObject(issuerId: string, serialNumber: string): Resource {
  return {
    id: objectId(issuerId, serialNumber),
    state: 'INACTIVE',
    accountName: null,
    accountId: null,
    barcode: null,
    loyaltyPoints: null,
    textModulesData: [],
  };
}

/** Day, month and year. Specification section 9. */
function dayText(day: string): string {
  return inUtc(new Date(day)).format('D MMM YYYY');
}
