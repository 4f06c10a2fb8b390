import type { OverridablePassProps } from 'passkit-generator';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { numberText } from '../../../contract/rules/numbers.ts';
import type { MemberPass } from '../../../domain/ports/wallet/wallets.ts';
import type { PassColors } from '../pass/passPictures.ts';
import { type PassText, PROGRAMME } from '../pass/passTexts.ts';

/** The values that name a pass for Apple. They never change. */
export interface PassIdentity {
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  readonly serialNumber: string;
  readonly authenticationToken: string;
  /** Apple appends `/v1/…`. */
  readonly webServiceURL: string;
}

/** A labelled value of a pass. */
export interface PassField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The text on the lock screen after a change. `%@` is the new value. Without it, a change is silent. */
  readonly changeMessage?: string;
}

/** A pass in Apple's format, without its pictures. */
export interface PassJson {
  readonly properties: OverridablePassProps;
  readonly fields: Readonly<
    Record<
      'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields',
      readonly PassField[]
    >
  >;
}

/**
 * The pass of a member. A void pass has no card: it only replaces the one on the phone.
 * @param pass null for a void pass
 */
export function passJson(
  identity: PassIdentity,
  pass: MemberPass | null,
  colors: PassColors,
  texts: readonly PassText[],
): PassJson {
  return {
    properties: {
      ...identity,
      formatVersion: 1,
      description: `${PROGRAMME} member card`,
      organizationName: PROGRAMME,
      logoText: PROGRAMME,
      backgroundColor: rgb(colors.background),
      foregroundColor: rgb(colors.foreground),
      labelColor: rgb(colors.label),
      suppressStripShine: true,
      // The card is for its member alone.
      sharingProhibited: true,
      ...(pass === null && { voided: true }),
    },
    fields: {
      headerFields: pass
        ? [
            {
              key: 'tier',
              label: 'TIER',
              value: pass.tierName,
              changeMessage: 'Your tier is now %@',
            },
          ]
        : [],
      primaryFields: pass
        ? [balance(pass)]
        : [{ key: 'void', label: 'CARD', value: 'No longer valid' }],
      secondaryFields: pass
        ? [
            { key: 'name', label: 'MEMBER', value: pass.name },
            { key: 'number', label: 'NUMBER', value: pass.customerNumber },
          ]
        : [],
      auxiliaryFields: pass
        ? [
            ...(pass.homeCasino === null
              ? []
              : [{ key: 'home', label: 'HOME CASINO', value: pass.homeCasino }]),
            ...(pass.pointsEnd === null
              ? []
              : [{ key: 'ends', label: 'POINTS TO SPEND END', value: dayText(pass.pointsEnd) }]),
          ]
        : [],
      backFields: texts.map(({ key, label, text }) => ({ key, label, value: text })),
    },
  };
}

function balance({ points, promotionFree }: MemberPass): PassField {
  return {
    key: 'balance',
    label: 'POINTS TO SPEND',
    // A number would have the decimals of the phone's region.
    value: numberText(points),
    // A message on the lock screen invites the member to spend.
    ...(!promotionFree && {
      changeMessage: `You now have %@ ${points === 1 ? 'point' : 'points'} to spend`,
    }),
  };
}

/** Day, month and year. Specification section 9. */
function dayText(day: string): string {
  return inUtc(new Date(day)).format('D MMM YYYY');
}

function rgb(hex: string): string {
  const levels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${levels.join(', ')})`;
}
