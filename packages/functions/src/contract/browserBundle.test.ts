import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ENTRY = fileURLToPath(new URL('./index.ts', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

it('the contract bundles for a browser, with no dependencies except zod and dayjs', async () => {
  const { metafile } = await build({
    entryPoints: [ENTRY],
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
