import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../../lib/setUp.mjs';
import { ENTRY_POINTS, SOURCES } from '../../lib/sources/published.mjs';

const read = (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return { text, parsed: parseSync(file, text) };
};

/** The names that an entry point exports, types included, each with the file that declares it. */
function exportsOf(entry) {
  const { module } = read(entry).parsed;
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, importName }) => ({
      file: moduleRequest ? posix.join(SOURCES, moduleRequest.value) : entry,
      name: importName.name,
    })),
  );
}

/** The names of a file's exported declarations that have a docstring directly above. */
function documentedNames(file) {
  const { text, parsed } = read(file);
  const docstringEnds = parsed.comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end);
  const isDocumented = ({ start }) => docstringEnds.includes(text.slice(0, start).trimEnd().length);
  const namesOf = (declaration) =>
    'declarations' in declaration ? declaration.declarations.map(({ id }) => id) : [declaration.id];
  return parsed.program.body
    .filter((node) => node.type === 'ExportNamedDeclaration')
    .filter(isDocumented)
    .flatMap(({ declaration }) => (declaration ? namesOf(declaration) : []))
    .map(({ name }) => name);
}

/** The exports of `@casino/ui` without a docstring. */
export const docstringFaults = () =>
  Object.values(ENTRY_POINTS)
    .flatMap(exportsOf)
    .filter(({ file, name }) => !documentedNames(file).includes(name))
    .map(({ file, name }) => `${file}: ${name} has no docstring`);
