import { parseSync } from 'vite';

/**
 * The imports and re-exports of a module. Type-only ones are left out: they do not exist at run time, and `tsc -b`
 * checks them.
 * @typedef {object} Module
 * @property {{ from: string, names: string[] | null }[]} imports `names` is null for a namespace, a dynamic
 *   import and an import for side effects, which use the whole module
 * @property {Map<string, { from: string, name: string | null }>} reexports by exported name; `name` is null
 *   for `export * as`
 * @property {string[]} stars the specifiers of `export *`
 * @property {boolean} isBarrel the module has only re-exports
 * @property {string} code the text without its imports, re-exports and comments
 */

/** @returns {Module} */
export function readModule(file, text) {
  const { module, comments, errors } = parseSync(file, text);
  if (errors.length > 0) return { ...EMPTY, code: text };
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) return [];
    const named = values.length > 0 && values.every(({ importName }) => importName.kind === 'Name');
    return [
      { from: moduleRequest.value, names: named ? values.map((one) => one.importName.name) : null },
    ];
  });
  for (const { moduleRequest } of module.dynamicImports) {
    const [, literal] = /^['"`](.*)['"`]$/s.exec(sliceOf(text, moduleRequest)) ?? [];
    if (literal) imports.push({ from: literal, names: null });
  }

  const reexports = new Map();
  const stars = [];
  const statements = [...module.staticImports];
  for (const statement of module.staticExports) {
    const sourced = statement.entries.filter(({ moduleRequest }) => moduleRequest);
    if (sourced.length > 0) statements.push(statement);
    for (const { moduleRequest, importName, exportName, isType } of sourced) {
      if (isType) continue;
      const from = moduleRequest.value;
      if (exportName.kind === 'None') stars.push(from);
      else reexports.set(exportName.name, { from, name: importName.name });
    }
  }
  const code = without(text, [...statements, ...comments]);
  return { imports, reexports, stars, isBarrel: isBarrel(imports, reexports, stars, code), code };
}

/** Whether a module is empty after its types are erased. */
export function isTypeOnly(file, text) {
  const { program, errors } = parseSync(file, text);
  return errors.length === 0 && program.body.every(isErased);
}

const EMPTY = { imports: [], reexports: new Map(), stars: [], isBarrel: false };
const ERASED = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

function isErased(node) {
  if (ERASED.has(node.type) || node.declare) return true;
  if (node.type === 'ImportDeclaration') {
    const { importKind, specifiers } = node;
    if (importKind === 'type') return true;
    return specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type');
  }
  if (node.type !== 'ExportNamedDeclaration') return false;
  if (node.exportKind === 'type') return true;
  if (node.declaration) return isErased(node.declaration);
  return node.specifiers.every((one) => one.exportKind === 'type');
}

function isBarrel(imports, reexports, stars, code) {
  return reexports.size + stars.length > 0 && imports.length === 0 && code.trim() === '';
}

function without(text, statements) {
  const kept = [];
  let from = 0;
  for (const { start, end } of [...statements].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    kept.push(text.slice(from, start));
    from = end;
  }
  return [...kept, text.slice(from)].join(' ');
}

function sliceOf(text, { start, end }) {
  return text.slice(start, end);
}
