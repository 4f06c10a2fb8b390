// Counts the requests and documents of a visit, and fails if they differ from the counts in docs/costs.md. With
// `--write`, it writes the counts and the tables of that document instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countVisits } from '../costs/countVisits.mjs';
import { differences } from '../costs/differences.mjs';
import { withTables } from '../costs/document.mjs';
import { ROOT } from '../lib/setUp.mjs';

const COUNTED = join(ROOT, 'scripts/costs/visits.json');
const DOCUMENT = join(ROOT, 'docs/costs.md');

const visits = await countVisits();
if (process.argv.includes('--write')) {
  writeFileSync(COUNTED, `${JSON.stringify(visits, null, 2)}\n`);
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8'), visits));
  console.log('Written: scripts/costs/visits.json and docs/costs.md.');
} else {
  const found = differences(JSON.parse(readFileSync(COUNTED, 'utf8')), visits);
  for (const difference of found) console.log(difference);
  if (found.length > 0) {
    console.log('If the difference is intended: npm run costs -- --write');
    process.exitCode = 1;
  } else console.log(`${Object.keys(visits).length} steps match docs/costs.md.`);
}
