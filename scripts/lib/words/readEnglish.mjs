import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API, SignatureKind, SymbolFlags, TypeFlags } from '@typescript/native/unstable/sync';
import { ROOT } from '../setUp.mjs';
import { unitsOf } from './units.mjs';

/** Staff read English, and the till has no other language. */
const STAFF = /^till/;

/**
 * Reads the English texts of a catalogue that members see, in about a second. The names and the types of parameters
 * come from the compiler, the texts from calls of the functions.
 * @param {import('./catalogues.mjs').Catalogue} catalogue
 * @returns {Promise<import('./units.mjs').Unit[]>}
 */
export async function readEnglish({ folder, project: config }) {
  const source = join(ROOT, folder, 'messages.ts');
  const projectFile = join(ROOT, config);
  const { enGB } = await import(pathToFileURL(source).href);
  const api = new API({ cwd: ROOT });
  try {
    const project = api.updateSnapshot({ openProjects: [projectFile] }).getProject(projectFile);
    const { checker, program } = /** @type {*} */ (project);
    const module = checker.getSymbolAtLocation(program.getSourceFile(source));
    const root = checker.getExportsOfModule(module).find(({ name }) => name === 'enGB');
    const areas = checker.getPropertiesOfType(checker.getTypeOfSymbol(root));
    return areas
      .filter(({ name }) => !STAFF.test(name))
      .flatMap((area) => entriesOf(checker, area, enGB[area.name], [area.name], ''))
      .flatMap(unitsOf);
  } finally {
    api.close();
  }
}

/** The entries below a symbol. A docstring also describes the entries below it. */
function entriesOf(checker, symbol, value, path, above) {
  const note = symbol?.getDocumentationComment(checker) || above;
  if (typeof value === 'string') return [{ path, note, value, parameters: [] }];
  const type = checker.getTypeOfSymbol(symbol);
  if (typeof value === 'function') {
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    const parameters = signature
      .getParameters()
      .map((parameter) => parameterOf(checker, parameter));
    return [{ path, note, value, parameters }];
  }
  if (Array.isArray(value)) {
    return value.map((text, index) => ({
      path: [...path, String(index)],
      note,
      value: text,
      parameters: [],
    }));
  }
  const properties = new Map(checker.getPropertiesOfType(type).map((one) => [one.name, one]));
  return Object.entries(value).flatMap(([key, one]) =>
    entriesOf(checker, properties.get(key), one, [...path, key], note),
  );
}

function parameterOf(checker, symbol) {
  const type = checker.getTypeOfSymbol(symbol);
  const members = type.isUnionType() ? type.getTypes() : [type];
  if (symbol.flags & SymbolFlags.Optional)
    throw new Error(`The parameter "${symbol.name}" is optional: a translation cannot show it.`);
  return {
    name: symbol.name,
    number: members.some(({ flags }) => flags & TypeFlags.NumberLike),
    nullable: members.some(({ flags }) => flags & TypeFlags.Null),
    literals: members
      .filter(({ flags }) => flags & TypeFlags.StringLiteral)
      .map((one) => one.value),
  };
}
