import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/** Only the backend uses the contract with the services of a group. */
const FOR_SERVICES = 'src/contract/http/**';

it('the contract bundles for a browser, with no dependencies except zod and dayjs', async () => {
  const { metafile } = await build({
    entryPoints: globSync('src/contract/**/*.ts', {
      cwd: PACKAGE,
      exclude: [FOR_SERVICES, '**/*.{test,fixtures}.ts'],
    }),
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    absWorkingDir: PACKAGE,
  });
  const foreign = Object.keys(metafile.inputs).filter(
    (path) =>
      !path.startsWith('src/contract/') && !/(^|\/)node_modules\/(?:zod|dayjs)\//.test(path),
  );
  expect(foreign).toEqual([]);
  expect(Object.keys(metafile.inputs)).toContain('src/contract/vouchers/getAllVouchers.ts');
});
