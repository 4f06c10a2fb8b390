// Prints the selection of `npm test -- --changed` as JSON. Also runs alone: node scripts/changed.mjs [ref]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changesSince } from './changed/git.mjs';
import { prepare, select } from './changed/select.mjs';
import { main } from './lib/console.mjs';
import { ROOT } from './lib/setUp.mjs';

await main(async () => {
  const changes = await changesSince(ROOT, process.argv[2]);
  const [pages, paths] = await Promise.all(
    ['pages/pages.ts', 'paths.ts'].map(
      (file) => import(pathToFileURL(join(ROOT, 'packages/app/src', file))),
    ),
  );
  const selection = await select(changes, prepare(changes.tree, { ...pages, ...paths }));
  const { base, label, present, deleted } = changes;
  console.log(JSON.stringify({ ...selection, base, label, present, deleted }));
});
