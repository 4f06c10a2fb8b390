import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './setUp.mjs';

/** What a consumer has in any case: peers cost nothing more. */
const PEERS = ['react', 'react/*', 'react-dom', 'react-dom/*', 'styled-components'];

/**
 * Bundles what a consumer gets who imports these names of an entry point of `@casino/ui`, as their bundler would:
 * minified and shaken. Returns the weight of what is loaded at once, in bytes by brotli, and the files of the
 * package that something of it comes from, relative to its `dist`. What is loaded on demand counts for neither.
 */
export async function bundleOf(names, from = '@casino/ui') {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from '${from}';`,
      resolveDir: join(ROOT, 'packages/app'),
    },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    outdir: join(ROOT, '.reports', 'bundle'),
    external: PEERS,
    logLevel: 'error',
  });
  const loaded = loadedAtOnce(metafile);
  const code = outputFiles.filter(({ path }) => loaded.some((output) => path.endsWith(output)));
  const files = loaded.flatMap((output) =>
    Object.entries(metafile.outputs[output].inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file.split('packages/ui/dist/')[1])
      .filter(Boolean),
  );
  return {
    bytes: code.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0),
    files,
  };
}

/** The entry's output and the chunks that it imports, directly or not, before anything is asked for. */
function loadedAtOnce({ outputs }) {
  const entry = Object.keys(outputs).find((output) => outputs[output].entryPoint !== undefined);
  const reached = new Set([entry]);
  for (const output of reached) {
    for (const { path, kind, external } of outputs[output].imports) {
      if (kind === 'import-statement' && !external) reached.add(path);
    }
  }
  return [...reached];
}
