import type { Plugin } from 'vite';

interface Diet {
  /** The module that is changed. */
  readonly id: RegExp;
  readonly change: (code: string) => string;
}

/**
 * What a bundler has to take for effects, and so keeps though nothing of the app uses it. Each of these says
 * the same in a way that can be left out; none changes what the app does.
 */
const DIETS: readonly Diet[] = [
  {
    // Links and forms are defined by calls, and named afterwards; warnings are for whoever develops.
    id: /\/react-router\/dist\/\w+\/[^/]+\.mjs$/,
    change: (code) =>
      code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false'),
  },
  {
    // Social, telephone and pop-up sign-in: their classes get their constants afterwards, and their time limits
    // are made when they are read.
    id: /\/@firebase\/auth\/dist\/esm\/[^/]+\.js$/,
    change: (code) =>
      constantsIntoClasses(code).replace(
        /^(const \w+ = )(new (?:Delay|Map)\()/gm,
        '$1/* @__PURE__ */ $2',
      ),
  },
  {
    // 64-bit arithmetic of its own, to compare document ids that are numbers. The platform has that.
    id: /\/@firebase\/webchannel-wrapper\/dist\/bloom-blob\/esm\/[^/]+\.js$/,
    change: () => `export const Integer = {
      fromString: (digits) => {
        const value = BigInt(digits);
        return { value, compare: (other) => (value > other.value) - (value < other.value) };
      },
    };`,
  },
  {
    // Prefixes for browsers that the app's own syntax excludes: nothing asks styled-components for them.
    id: /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/,
    change: (code) => code.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''),
  },
];

/** Lets the build leave out the parts of libraries that the app does not use. docs/decisions/065. */
export function slimLibraries(): Plugin[] {
  return DIETS.map(({ id, change }, index) => ({
    name: `casino:slim-libraries-${index}`,
    apply: 'build',
    transform: {
      filter: { id },
      handler: (code) => ({ code: change(code), map: null }),
    },
  }));
}

/** Writes `class A {…} A.B = 'c';` as `class A { static B = 'c'; … }`. */
function constantsIntoClasses(code: string): string {
  const assignment = /^(\w+)\.(\w+) = (null|\[\]|'[^']*'|"[^"]*")(?: \/\*.*\*\/)?;$/gm;
  let slimmed = code;
  for (const [statement, owner, name, value] of code.matchAll(assignment)) {
    const opening = new RegExp(`^class ${owner}(?: extends \\w+)? \\{$`, 'm');
    if (!opening.test(code)) continue;
    // The same statement may stand inside of a method, where it is not the class's constant.
    slimmed = slimmed
      .replace(`\n${statement}`, '')
      .replace(opening, (line) => `${line}\n    static ${name} = ${value};`);
  }
  return slimmed;
}
