import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The deployed code of an entry: this package's code only, without its dependencies.
 * @param entry a path in this package, such as `src/index.ts`
 */
export async function deployed(
  entry: string,
): Promise<{ readonly inputs: readonly string[]; readonly text: string }> {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    absWorkingDir: PACKAGE,
  });
  return { inputs: Object.keys(metafile.inputs), text: outputFiles[0]?.text ?? '' };
}
