import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../setUp.mjs';
import { CATALOGUES } from './catalogues.mjs';
import { faultsOf } from './faults.mjs';
import { gateOf, LOCALES } from './gate.mjs';
import { readPo, writePo } from './poFile.mjs';
import { readEnglish } from './readEnglish.mjs';
import { storiesOf } from './stories.mjs';
import { drawn } from './units.mjs';

/** The English texts, by the folder of their catalogue. */
const english = new Map();
beforeAll(async () => {
  for (const catalogue of CATALOGUES) english.set(catalogue.folder, await readEnglish(catalogue));
  // The compiler reads a project for each catalogue.
}, 60_000);

describe('the English catalogue of screens', () => {
  it('has the names and the docstrings of the sources, and no words for staff', () => {
    const units = english.get('packages/ui/src/i18n');
    const spendBy = units.find(({ key }) => key === 'rewards.home.openUntil');
    expect(spendBy).toMatchObject({ text: 'Open until {time}', note: '`time` is `hh:mm`.' });
    expect(units.filter(({ path: [area] }) => area.startsWith('till'))).toEqual([]);
  });
});

const COMMITTED = CATALOGUES.flatMap(({ folder }) =>
  Object.keys(LOCALES).map((locale) => ({ folder, locale })),
);

it('has each language of members among those that the gate checks', async () => {
  const { LANGUAGES } = await import(join(ROOT, 'packages/functions/src/contract/languages.ts'));
  expect(['en-GB', ...Object.keys(LOCALES)].sort()).toEqual([...LANGUAGES].sort());
});

describe.each(COMMITTED)('$locale in $folder', ({ folder, locale }) => {
  const text = readFileSync(join(ROOT, folder, `${locale}.po`), 'utf8');
  const file = readPo(text);
  const unitsNow = () => english.get(folder);

  it('has no fault, and every text about money, consent, safety and errors', () => {
    expect(faultsOf(locale, unitsNow(), file)).toEqual([]);
    expect(gateOf(unitsNow(), file.entries, Number.POSITIVE_INFINITY).faults).toEqual([]);
  });

  it('knows the English and the stories of today: npm run words -- sync', () => {
    const units = unitsNow();
    expect(writePo(locale, units, text, storiesOf(locale, units))).toBe(text);
  });

  it('has the tables of its PO file: npm run words -- sync', async () => {
    const [catalogue] = Object.values(await import(join(ROOT, folder, locale, 'catalogue.ts')));
    for (const unit of unitsNow()) {
      const message = unit.path.reduce((part, name) => part[name], catalogue);
      const shown =
        typeof message === 'string' ? message : drawn(message, unit.parameters, unit.given);
      const { texts, fuzzy } = file.entries.get(unit.key) ?? { texts: [''], fuzzy: true };
      if (!fuzzy && texts[0] !== '') expect(shown, unit.key).toBe(texts.at(-1));
    }
  });
});
