import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './setUp.mjs';

/** Peer dependencies: a consumer has them already. */
const PEERS = ['react', 'react/*', 'react-dom', 'react-dom/*', 'styled-components'];

/**
 * Bundles the import of these names from an entry point of `@casino/ui`, minified and tree-shaken. Returns the size of
 * the initial chunks in bytes (brotli), and the package files in them, relative to its `dist`. Lazy chunks are
 * excluded.
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

/** The entry's output and its static imports, direct and transitive. */
function loadedAtOnce({ outputs }) {
  const entry = Object.keys(outputs).find((output) => outputs[output].entryPoint !== undefined);
  if (!entry) throw new Error('The bundle has no entry.');
  const reached = new Set([entry]);
  for (const output of reached) {
    for (const { path, kind, external } of outputs[output].imports) {
      if (kind === 'import-statement' && !external) reached.add(path);
    }
  }
  return [...reached];
}
