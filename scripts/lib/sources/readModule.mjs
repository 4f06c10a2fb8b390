import { parseSync } from 'vite';

/**
 * The imports and re-exports of a module, without types.
 * @param {string} file for its syntax, and for messages
 * @param {string} text
 * @returns {{ imports: { from: string, names: string[] | null }[],
 *   reexports: Map<string, { from: string, name: string }> }} `names` is null for an import of a whole module; the
 *   re-exports are by exported name
 */
export function readModule(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) return [];
    const names = values.flatMap(({ importName: { kind, name } }) =>
      kind === 'Name' && name !== null ? [name] : [],
    );
    const isNamed = values.length > 0 && names.length === values.length;
    return [{ from: moduleRequest.value, names: isNamed ? names : null }];
  });
  const reexports = new Map();
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (!moduleRequest || isType) continue;
    reexports.set(exportName.name, { from: moduleRequest.value, name: importName.name });
  }
  return { imports, reexports };
}
