import { join } from 'node:path';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import { ROOT } from '../setUp.mjs';
import { controlType, shownType } from './propTypes.mjs';

const PROJECT = join(ROOT, 'packages/ui/tsconfig.json');

/**
 * A prop, as one of Storybook's `ArgTypes`.
 * @typedef {object} PropDocs
 * @property {string} name
 * @property {string} description
 * @property {{ name: string, required: boolean, value?: unknown }} type from which Storybook infers a control
 * @property {{ type: { summary: string, detail?: string }, defaultValue?: { summary: string } }} table
 */

/**
 * What a story's page shows about its component.
 * @typedef {object} ComponentDocs
 * @property {string} displayName
 * @property {string} description the docstring, in Markdown
 * @property {Record<string, PropDocs>} argTypes
 */

/**
 * Opens the sources of `@casino/ui` in the TypeScript compiler, in about a second. Storybook's own readers of props need
 * the JavaScript compiler of TypeScript 6: docs/decisions/125.
 */
export function openSources() {
  const api = new API({ cwd: ROOT });
  let project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT);
  return {
    /**
     * Reads an exported component.
     * @param {string} file its absolute path
     * @param {string} name
     * @returns {ComponentDocs}
     * @throws {Error} if the file does not export it
     */
    componentOf: (file, name) => readComponent(project, file, name),
    /**
     * Reads these files again.
     * @param {string[]} changed absolute paths
     */
    update(changed) {
      project = api
        .updateSnapshot({ fileChanges: { changed, created: [], deleted: [] } })
        .getProject(PROJECT);
    },
    close: () => api.close(),
  };
}

function readComponent(project, file, name) {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`${file} does not export ${name}.`);
  const defaults = defaultsOf(symbol.valueDeclaration?.resolve(project));
  const props = propsOf(checker, symbol).map((prop) => {
    const type = checker.getTypeOfSymbol(prop);
    const required = !(prop.flags & SymbolFlags.Optional);
    const shown = defaults.get(prop.name);
    const argType = {
      name: prop.name,
      description: prop.getDocumentationComment(checker),
      type: { required, ...controlType(project, type) },
      table: {
        type: shownType(project, type),
        ...(shown && { defaultValue: { summary: shown } }),
      },
    };
    return [prop.name, argType];
  });
  return {
    displayName: name,
    description: symbol.getDocumentationComment(checker),
    argTypes: Object.fromEntries(props.sort(byRequired)),
  };
}

/** The props of a component, or none for a styled element. */
function propsOf(checker, symbol) {
  const [signature] = checker.getSignaturesOfType(
    checker.getTypeOfSymbol(symbol),
    SignatureKind.Call,
  );
  if (!signature || signature.getParameters().length === 0) return [];
  return checker.getPropertiesOfType(checker.getParameterType(signature, 0));
}

/** The default values in the parameter of a function, by prop. */
function defaultsOf(declaration) {
  const [parameter] = declaration?.parameters ?? [];
  return new Map(
    (parameter?.name.elements ?? [])
      .filter(({ initializer }) => initializer)
      .map(({ propertyName, name, initializer }) => [
        (propertyName ?? name).getText(),
        initializer.getText(),
      ]),
  );
}

const byRequired = ([, { type: one }], [, { type: other }]) =>
  Number(other.required) - Number(one.required);
