import { NodeBuilderFlags, SignatureKind, TypeFlags } from 'typescript/unstable/sync';

/**
 * @typedef {import('typescript/unstable/sync').Project} Project
 * @typedef {import('typescript/unstable/sync').Type} Type
 */

const LITERAL = TypeFlags.Literal | TypeFlags.Null;

/**
 * Formats a type for a table of props. A union of literals is written out. The declaration of an own type is in `detail`,
 * which Storybook shows in a popover.
 * @param {Project} project
 * @param {Type} type
 * @returns {{ summary: string, detail?: string }}
 */
export function shownType(project, type) {
  const members = membersOf(type);
  const print = (one) =>
    project.checker.typeToString(one, undefined, NodeBuilderFlags.NoTruncation);
  if (isBoolean(members)) return { summary: 'boolean' };
  if (members.length === 1 || members.every(({ flags }) => flags & LITERAL)) {
    const detail = declarationOf(project, members[0]);
    return { summary: members.map(print).join(' | '), ...(detail && { detail }) };
  }
  const detail = declarationOf(project, type);
  return { summary: print(type).replace(/ \| undefined$/, ''), ...(detail && { detail }) };
}

/**
 * The type in the form from which Storybook infers a control.
 * @param {Project} project
 * @param {Type} type
 * @returns {{ name: string, value?: unknown }}
 */
export function controlType(project, type) {
  const members = membersOf(type);
  if (isBoolean(members)) return { name: 'boolean' };
  if (members.every(({ flags }) => flags & LITERAL)) {
    return { name: 'enum', value: members.map((one) => ('value' in one ? one.value : null)) };
  }
  const [name, ...others] = new Set(members.map((one) => simpleName(project, one)));
  if (others.length > 0) return { name: 'union', value: [name, ...others].map(toType) };
  return toType(name);
}

const toType = (name) => (name === 'other' ? { name, value: '' } : { name });

function membersOf(type) {
  const all = type.isUnionType() ? type.getTypes() : [type];
  return all.filter(({ flags }) => !(flags & TypeFlags.Undefined));
}

const isBoolean = (members) => members.every(({ flags }) => flags & TypeFlags.BooleanLike);

function simpleName({ checker }, type) {
  if (type.flags & TypeFlags.StringLike) return 'string';
  if (type.flags & TypeFlags.NumberLike) return 'number';
  if (type.flags & TypeFlags.BooleanLike) return 'boolean';
  return checker.getSignaturesOfType(type, SignatureKind.Call).length > 0 ? 'function' : 'other';
}

/** The declaration of an own type, or of the items of an array of it. */
function declarationOf(project, type) {
  const { checker } = project;
  const defined = checker.getNonNullableType(type) ?? type;
  const item = checker.isArrayType(defined) ? checker.getTypeArguments(defined)[0] : defined;
  const symbol = item.getAliasSymbol() ?? item.getSymbol();
  const declared = symbol?.declarations[0];
  if (!declared || /^__|node_modules/.test(symbol.name + declared.path)) return undefined;
  const node = declared.resolve(project);
  return node && /^(?:export )?(?:interface|type) /.test(node.getText())
    ? node.getText()
    : undefined;
}
