import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { printValue } from './printValue.ts';

/** Returns the published name of a value, such as of a component or an icon, and remembers it for the imports. */
export type NameOf = (value: unknown) => string | undefined;

/** A tag with its attributes on one line is at most this long. */
const LINE = 80;

/**
 * Prints an element as JSX. An element of a component that is not published, such as a helper of a story, is replaced by
 * its children.
 */
export function printElement(element: ReactElement, nameOf: NameOf): string {
  const { children, ...props } = element.props as Readonly<Record<string, unknown>>;
  const type: unknown = element.type;
  const tag = type === Fragment ? '' : typeof type === 'string' ? type : nameOf(type);
  const content = printChildren(children as ReactNode, nameOf);
  if (!tag && content.length <= 1) return content[0] ?? '';
  if (tag === undefined) return printTag('', [], content);
  return printTag(tag, printProps(props, nameOf), content);
}

/** Prints a tag from its printed attributes and children. */
export function printTag(
  tag: string,
  attributes: readonly string[],
  children: readonly string[] = [],
): string {
  const start = [tag, ...attributes].join(' ');
  const end = children.length > 0 ? `</${tag}>` : '';
  const line = end ? `<${start}>${children.join('')}${end}` : `<${start} />`;
  if (children.length <= 1 && line.length <= LINE && !line.includes('\n')) return line;
  const opened =
    start.length <= LINE && !start.includes('\n')
      ? `<${start}`
      : `<${[tag, ...attributes.map(indent)].join('\n')}\n`;
  if (!end) return `${opened}${opened.endsWith('\n') ? '' : ' '}/>`;
  return [`${opened}>`, ...children.map(indent), end].join('\n');
}

/** Prints the attributes of an element, without those that are undefined. */
export function printProps(
  props: Readonly<Record<string, unknown>>,
  nameOf: NameOf,
): readonly string[] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => printProp(name, value, nameOf));
}

function printProp(name: string, value: unknown, nameOf: NameOf): string {
  if (value === true) return name;
  const printed = printAny(value, nameOf);
  return /^'[^"\\]*'$/.test(printed) ? `${name}="${printed.slice(1, -1)}"` : `${name}={${printed}}`;
}

/** Prints any value, also elements. */
export function printAny(value: unknown, nameOf: NameOf): string {
  if (isValidElement(value)) return printElement(value, nameOf) || 'null';
  return nameOf(value) ?? printValue(value, (inner) => printAny(inner, nameOf));
}

function printChildren(children: ReactNode, nameOf: NameOf): readonly string[] {
  if (Array.isArray(children)) return children.flatMap((child) => printChildren(child, nameOf));
  if (children === undefined || children === null || typeof children === 'boolean') return [];
  if (isValidElement(children)) return [printElement(children, nameOf)].filter(Boolean);
  if (typeof children === 'string' && /^[^<>{}\s](?:[^<>{}\n]*[^<>{}\s])?$/.test(children)) {
    return [children];
  }
  return [`{${printAny(children, nameOf)}}`];
}

/** Indents a printed value by two spaces. */
export const indent = (text: string): string => text.replaceAll(/^/gm, '  ');
