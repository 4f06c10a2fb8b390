/**
 * A catalogue of texts: `messages.ts` with the English `enGB`, a folder of tables and a PO file for each language.
 * @typedef {object} Catalogue
 * @property {string} folder
 * @property {string} project the TypeScript project of the folder
 * @property {boolean} [onDemand] true if browsers read the catalogue, so that each language loads with its first use
 */

/** @type {readonly Catalogue[]} all catalogues, without the words of the documents and of the till */
export const CATALOGUES = [
  { folder: 'packages/ui/src/i18n', project: 'packages/ui/tsconfig.json', onDemand: true },
  { folder: 'packages/functions/src/words', project: 'packages/functions/tsconfig.json' },
  {
    folder: 'packages/functions/src/contract/consentWords',
    project: 'packages/functions/src/contract/tsconfig.json',
  },
];
