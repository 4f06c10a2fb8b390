import { createElement, type FC, isValidElement, type ReactElement } from 'react';
import { indent, type NameOf, printAny, printElement } from './printJsx.ts';

/** The published values of the package, by entry point. */
export type Published = Readonly<Record<string, object>>;

interface ArgType {
  readonly mapping?: object | undefined;
  readonly type?: { readonly required?: boolean | undefined } | undefined;
  readonly table?: { readonly type?: { readonly summary?: string | undefined } } | undefined;
}

/** A story with its arguments, as Storybook passes it to `docs.source.transform`. */
export interface ShownStory {
  readonly component?: object | undefined;
  readonly args: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<Record<string, ArgType>>;
  readonly originalStoryFn: (args: object, story: ShownStory) => unknown;
}

/** An argument with more lines becomes a parameter of the example. */
const MOST_LINES = 10;

/** Text that is printed as it is, in place of a value. */
class Verbatim {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Returns the code of a story for consumers of the package: its component with the imports, or an empty text if it is not
 * published. A long argument, or an object with methods, is a parameter of the example.
 */
export function storyCode(story: ShownStory, published: Published): string {
  const imports = new Map<string, string>();
  const names = namesIn(published);
  const nameOf: NameOf = (value) => {
    if (value instanceof Verbatim) return value.text;
    const found = names.get(value);
    if (found) imports.set(found.name, found.entry);
    return found?.name;
  };

  const element = toElementCode(story, (type) => names.has(type));
  if (!element) return '';
  if (element.type !== story.component) return withImports(printElement(element, nameOf), imports);

  const parameters: string[] = [];
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(element.props as object)) {
    const type = story.argTypes[name]?.table?.type?.summary;
    if (type === undefined) continue;
    const isParameter = isLong(value, (inner) => names.get(inner)?.name);
    if (isParameter) parameters.push(name);
    props[name] = isParameter
      ? new Verbatim(name)
      : typeof value === 'function' && !names.has(value)
        ? new Verbatim(printCallback(value, type))
        : value;
  }
  const printed = printElement(createElement(element.type, props), nameOf);
  if (parameters.length === 0) return withImports(printed, imports);
  const { name, entry } = names.get(element.type) ?? { name: '', entry: '' };
  imports.set(`type ${name}Props`, entry);
  const picked = `Pick<${name}Props, ${parameters.map((one) => `'${one}'`).join(' | ')}>`;
  const isRequired = parameters.every((one) => story.argTypes[one]?.type?.required);
  const type = isRequired ? picked : `Required<${picked}>`;
  const example = [
    `export function Example({ ${parameters.join(', ')} }: ${type}) {`,
    '  return (',
    indent(indent(printed)),
    '  );',
    '}',
  ].join('\n');
  return withImports(example, imports);
}

/** The published names by value. Only components and drawings are looked up, because other values can be equal. */
function namesIn(published: Published) {
  return new Map<unknown, { readonly name: string; readonly entry: string }>(
    Object.entries(published)
      .flatMap(([entry, values]) =>
        Object.entries(values).map(([name, value]) => [value, { name, entry }] as const),
      )
      .filter(([value]) => /^(?:function|object)$/.test(typeof value)),
  );
}

/**
 * The element of a story. A helper of the story that passes its props on, such as one that holds a state, is replaced by
 * the component.
 */
function toElementCode(
  story: ShownStory,
  isPublished: (type: unknown) => boolean,
): ReactElement | undefined {
  const { component, originalStoryFn } = story;
  const args = Object.fromEntries(
    Object.entries(story.args).map(([name, value]) => [name, mapped(value, story.argTypes[name])]),
  );
  let element: unknown;
  try {
    element = originalStoryFn(args, { ...story, args });
  } catch {
    // A render function with hooks runs only inside React.
  }
  if (isValidElement(element) && (isPublished(element.type) || typeof element.type === 'symbol')) {
    return element;
  }
  if (!component || !isPublished(component)) return undefined;
  const passedOn = isValidElement<object>(element) ? element.props : {};
  const isHelper = Object.keys(passedOn).some((name) => name in args);
  return createElement(component as FC, isHelper ? passedOn : args);
}

/** The value of an option that a control names. */
function mapped(value: unknown, argType: ArgType | undefined): unknown {
  const values = argType?.mapping as Readonly<Record<string, unknown>> | undefined;
  return typeof value === 'string' ? (values?.[value] ?? value) : value;
}

function isLong(value: unknown, nameOf: NameOf): boolean {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return false;
  const hasMethods =
    !Array.isArray(value) && Object.values(value).some((one) => typeof one === 'function');
  return hasMethods || printAny(value, nameOf).split('\n').length > MOST_LINES;
}

/** A callback that does nothing, with the type's result. A function that returns a text is printed. */
function printCallback(value: () => unknown, type: string): string {
  const returned = /=> (\w+)[^=]*$/.exec(type)?.[1];
  if (returned === 'Promise') return 'async () => {}';
  if (returned === 'boolean') return '() => true';
  return 'mock' in value || returned === 'void' ? '() => {}' : String(value);
}

function withImports(code: string, imports: ReadonlyMap<string, string>): string {
  const lines = [...new Set(imports.values())].sort().map((entry) => {
    const names = [...imports].filter(([, from]) => from === entry).map(([name]) => name);
    const sorted = names.sort((one, other) => bare(one).localeCompare(bare(other)));
    return `import { ${sorted.join(', ')} } from '${entry}';`;
  });
  return `${lines.join('\n')}\n\n${code}`;
}

const bare = (name: string) => name.replace('type ', '');
