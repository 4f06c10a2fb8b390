import { DEFAULT_LANGUAGE } from '../../../contract/languages.ts';
import { numberText } from '../../../contract/rules/numbers.ts';
import type { MemberPass } from '../../../domain/ports/wallet/wallets.ts';
import { shortDayText } from '../../../words/dates.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import { PROGRAMME, passTexts } from '../pass/passTexts.ts';

/** A resource of the Google Wallet API, by its id. */
export interface Resource {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What members with the same class have in common. */
export type ClassOfCards = Pick<MemberPass, 'tier' | 'language'>;

/** The id of the class of a tier in a language. English has the ids from before there were languages. */
export function classId(issuerId: string, { tier, language }: ClassOfCards): string {
  const id = `${issuerId}.card-${tier}`;
  return language === DEFAULT_LANGUAGE ? id : `${id}-${language}`;
}

/** The id of a member's object. The serial number is random, so that the id cannot be guessed. */
export const objectId = (issuerId: string, serialNumber: string): string =>
  `${issuerId}.${serialNumber}`;

/** The values that all classes share. */
export interface Programme {
  readonly issuerId: string;
  /** The origin of the app, from which Google fetches the logo. */
  readonly appOrigin: string;
}

/**
 * The class of a tier in a language, from which its cards have colour, tier, labels and texts. Google would choose between
 * translations by the language of the phone, and the member has chosen one in the app.
 * @param background of the card, as `#rrggbb`
 */
export function loyaltyClass(
  { issuerId, appOrigin }: Programme,
  cards: ClassOfCards,
  background: string,
): Resource {
  const { tier, language } = cards;
  const { pass: words } = wordsIn(language);
  return {
    id: classId(issuerId, cards),
    issuerName: PROGRAMME,
    programName: PROGRAMME,
    programLogo: {
      sourceUri: { uri: `${appOrigin}/icons/icon-512.png` },
      contentDescription: { defaultValue: { language, value: PROGRAMME } },
    },
    accountNameLabel: words.labels.member,
    accountIdLabel: words.labels.number,
    rewardsTierLabel: words.labels.tier,
    rewardsTier: words.tiers[tier],
    hexBackgroundColor: background,
    countryCode: 'GB',
    homepageUri: { uri: appOrigin, description: words.openTheApp },
    // The card is only for its member, on all of their devices.
    multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
    textModulesData: passTexts(appOrigin, language).map(({ key, label, text }) => ({
      id: key,
      header: label,
      body: text,
    })),
    reviewStatus: 'UNDER_REVIEW',
  };
}

/** The object of a member: the values on their card, in their language. */
export function loyaltyObject(issuerId: string, serialNumber: string, pass: MemberPass): Resource {
  const { labels } = wordsIn(pass.language).pass;
  const rows = [
    ...(pass.homeCasino === null
      ? []
      : [{ id: 'home', header: labels.homeCasino, body: pass.homeCasino }]),
    ...(pass.pointsEnd === null
      ? []
      : [
          {
            id: 'ends',
            header: labels.pointsEnd,
            body: shortDayText(pass.pointsEnd, pass.language),
          },
        ]),
  ];
  return {
    id: objectId(issuerId, serialNumber),
    classId: classId(issuerId, pass),
    state: 'ACTIVE',
    accountName: pass.name,
    accountId: pass.customerNumber,
    barcode: { type: 'QR_CODE', value: pass.code, alternateText: pass.code },
    loyaltyPoints: { label: labels.pointsToSpend, balance: { string: numberText(pass.points) } },
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
