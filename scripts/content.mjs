// npm run content: checks, compares and publishes a folder of content. docs/content.md describes the commands.
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const program = join(ROOT, 'packages/functions/tools/content/main.ts');
  // The library warns if it finds no credentials. The program says so itself.
  const flags = ['--disable-warning=MetadataLookupWarning'];
  process.exitCode = await run('node', [...flags, program, ...process.argv.slice(2)], { env });
});
