// npm run content, words and conformance: what editors, translators and the engineers of a group's services run.
// docs/content.md, docs/languages.md and docs/connect.md describe them.
import { join } from 'node:path';
import { buildApp } from './lib/build.mjs';
import { main } from './lib/console.mjs';
import { run, runServer } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

const PROGRAMS = {
  conformance: 'packages/functions/tools/conformance/command/main.ts',
  content: 'packages/functions/tools/content/main.ts',
  words: 'scripts/lib/words/main.mjs',
};

await main(async () => {
  const env = await setUp();
  const [name, ...given] = process.argv.slice(2);
  // The library of Firestore warns if it finds no credentials. The program says so itself.
  const flags = ['--disable-warning=MetadataLookupWarning'];
  process.exitCode = await run('node', [...flags, join(ROOT, PROGRAMS[name]), ...given], { env });
  const [command, folder] = given;
  if (name === 'content' && command === 'preview' && process.exitCode === 0) {
    await buildApp(env);
    const args = [join(ROOT, 'packages/functions/local/start.ts'), '--preview', folder];
    process.exitCode = await runServer('node', args, { env });
  }
});
