/**
 * The languages of members beside English, with the number of texts that may fall back to English in a release. On a branch any
 * number may, except the strict ones.
 */
export const LOCALES = { 'zh-Hans': 0 };

/**
 * Texts about money, consent, safety and errors, and all of the backend. A language has them all, or is not shown.
 */
const STRICT =
  /^(?:consents|errors|letters|pass|pointsEnds|replies|points|account\.deleted|common\.(?:saferGambling|errorPage)|joining\.(?:invalid|register|genders)|rewards\.(?:incentive|offerDetails)|settings\.(?:safer|realityCheck|recording|data|communications|deleteAccount|promotionsHidden))\b/;

/**
 * What keeps a language from being shown.
 * @param {import('./units.mjs').Unit[]} units
 * @param {Map<string, import('./poFile.mjs').Translation>} entries
 * @param {number} allowed how many texts may fall back to English
 */
export function gateOf(units, entries, allowed) {
  const missing = units.filter(({ key }) => !isTranslated(entries.get(key)));
  const strict = missing.filter(({ key }) => STRICT.test(key));
  const rest = missing.filter((unit) => !strict.includes(unit));
  return {
    missing: missing.length,
    strict: strict.length,
    faults: [
      ...strict.map(({ key }) => `${key}: has to be translated before the language is shown`),
      ...(missing.length > allowed
        ? [
            `${missing.length} texts fall back to English, and ${allowed} may`,
            ...rest.map(({ key }) => `${key}: translate it, and remove its mark "fuzzy"`),
          ]
        : []),
    ],
  };
}

/** Whether a text is shown in the language, not in English. */
export function isTranslated(entry) {
  return entry !== undefined && !entry.fuzzy && entry.texts.every((text) => text !== '');
}
