import { readFileSync } from 'node:fs';

const README = new URL('../../README.md', import.meta.url);

export interface ReadmeBlocks {
  /** The files by name. The name is in the first line, `// admin.mjs`, or follows the language of the block. */
  readonly files: ReadonlyMap<string, string>;
  /** The blocks with commands of a shell. */
  readonly commands: readonly string[];
}

/** Reads the blocks of code in the README. The examples use port 8080, which is replaced by `port`. */
export function readReadme(port: number): ReadmeBlocks {
  const text = readFileSync(README, 'utf8').replaceAll('8080', String(port));
  const files = new Map<string, string>();
  const commands: string[] = [];
  for (const [, language, after, body = ''] of text.matchAll(
    /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms,
  )) {
    const name = after ?? /^\/\/ (\S+)\n/.exec(body)?.[1];
    if (language === 'sh') commands.push(body);
    else if (name) files.set(name, body);
    else throw new Error(`A block of the README has no name: ${body}`);
  }
  return { files, commands };
}

/** What an example prints, by the comments after its calls of `console.log`. */
export const printedBy = (example: string): string =>
  [...example.matchAll(/console\.log\(.*\); \/\/ (.*\n)/g)].map(([, line]) => line).join('');
