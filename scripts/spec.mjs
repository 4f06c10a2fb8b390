// npm run spec: lists each line of the specification with its tests, from the last reports of npm test.
import { main } from './lib/console.mjs';
import { judgeSpecification } from './lib/parts/specification.mjs';
import { ROOT } from './lib/setUp.mjs';

await main(async () => {
  const { passed, failed, table } = judgeSpecification(ROOT);
  console.log(table);
  console.log(`\n${passed} proven, ${failed} not`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
});
