import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { ENTRY_POINTS } from '../../lib/sources/published.mjs';

/**
 * Finds types in the declarations that no entry point exports, so that a consumer could not name them.
 * @param {string} dist the folder of the installed package's modules
 */
export function faultsOfTheNames(dist) {
  const entries = Object.values(ENTRY_POINTS).map((source) =>
    basename(source).replace(/[.]ts$/, '.d.ts'),
  );
  const exported = new Set(
    entries.flatMap((entry) =>
      moduleOf(dist, entry).staticExports.flatMap(({ entries: names }) =>
        names.flatMap(({ moduleRequest, importName }) =>
          moduleRequest ? [keyOf(entry, moduleRequest.value, importName.name)] : [],
        ),
      ),
    ),
  );
  const named = [...exported].flatMap((key) => {
    const [file, name] = key.split('#');
    const declared = declarationOf(dist, file, name);
    return moduleOf(dist, file)
      .staticImports.filter(({ moduleRequest }) => moduleRequest.value.startsWith('.'))
      .flatMap(({ moduleRequest, entries: names }) =>
        names
          .filter(({ localName }) => new RegExp(`\\b${localName.value}\\b`).test(declared))
          .map(({ importName }) => keyOf(file, moduleRequest.value, importName.name)),
      );
  });
  console.log(`names: ${exported.size} exported`);
  return [...new Set(named)]
    .filter((key) => !exported.has(key) && isType(dist, ...key.split('#')))
    .map((key) => `${key.replace('#', ' declares ')}, which is named and not exported`);
}

const keyOf = (file, specifier, name) =>
  `${posix.join(posix.dirname(file), specifier).replace(/[.]tsx?$/, '.d.ts')}#${name}`;

const textOf = (dist, file) => readFileSync(join(dist, file), 'utf8');

const moduleOf = (dist, file) => parseSync(file, textOf(dist, file)).module;

/** The declaration of a name, up to the next one. */
function declarationOf(dist, file, name) {
  const parts = textOf(dist, file).split(/^(?=export )/m);
  return parts
    .filter((part) => new RegExp(`^export (?:declare )?\\w+ ${name}\\b`).test(part))
    .join('\n');
}

function isType(dist, file, name) {
  return (
    existsSync(join(dist, file)) &&
    /^export (?:interface|type) /.test(declarationOf(dist, file, name))
  );
}
