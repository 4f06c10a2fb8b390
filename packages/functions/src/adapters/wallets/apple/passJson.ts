import type { OverridablePassProps } from 'passkit-generator';
import { DEFAULT_LANGUAGE } from '../../../contract/languages.ts';
import { numberText } from '../../../contract/rules/numbers.ts';
import type { MemberPass } from '../../../domain/ports/wallet/wallets.ts';
import { shortDayText } from '../../../words/dates.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { PassColors } from '../pass/passPictures.ts';
import { PROGRAMME, passTexts } from '../pass/passTexts.ts';

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
 * The pass of a member, in their language. A void pass has no card: it only replaces the one on the phone, in English,
 * because its member may be gone.
 * @param pass null for a void pass
 */
export function passJson(
  identity: PassIdentity,
  pass: MemberPass | null,
  colors: PassColors,
  appOrigin: string,
): PassJson {
  const language = pass?.language ?? DEFAULT_LANGUAGE;
  const { pass: words } = wordsIn(language);
  const label = (name: keyof typeof words.labels) => words.labels[name].toLocaleUpperCase(language);
  return {
    properties: {
      ...identity,
      formatVersion: 1,
      description: words.description,
      organizationName: PROGRAMME,
      logoText: PROGRAMME,
      backgroundColor: rgb(colors.background),
      foregroundColor: rgb(colors.foreground),
      labelColor: rgb(colors.label),
      suppressStripShine: true,
      // The card is only for its member.
      sharingProhibited: true,
      ...(pass === null && { voided: true }),
    },
    fields: {
      headerFields: pass
        ? [
            {
              key: 'tier',
              label: label('tier'),
              value: pass.tierName,
              changeMessage: words.changes.tier('%@'),
            },
          ]
        : [],
      primaryFields: pass
        ? [balance(pass, label('pointsToSpend'))]
        : [{ key: 'void', label: label('card'), value: words.noLongerValid }],
      secondaryFields: pass
        ? [
            { key: 'name', label: label('member'), value: pass.name },
            { key: 'number', label: label('number'), value: pass.customerNumber },
          ]
        : [],
      auxiliaryFields: pass
        ? [
            ...(pass.homeCasino === null
              ? []
              : [{ key: 'home', label: label('homeCasino'), value: pass.homeCasino }]),
            ...(pass.pointsEnd === null
              ? []
              : [
                  {
                    key: 'ends',
                    label: label('pointsEnd'),
                    value: shortDayText(pass.pointsEnd, language),
                  },
                ]),
          ]
        : [],
      backFields: passTexts(appOrigin, language).map(({ text, ...named }) => ({
        ...named,
        value: text,
      })),
    },
  };
}

function balance({ points, promotionFree, language }: MemberPass, label: string): PassField {
  const { changes } = wordsIn(language).pass;
  const value = numberText(points);
  return {
    key: 'balance',
    label,
    // A number would have the decimals of the phone's region.
    value,
    // A message on the lock screen invites the member to spend.
    ...(!promotionFree && { changeMessage: changes.balance(value).replace(value, '%@') }),
  };
}

function rgb(hex: string): string {
  const levels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${levels.join(', ')})`;
}
