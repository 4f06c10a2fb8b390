import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../lib/parts/arguments.mjs';
import { ROOT } from '../../lib/setUp.mjs';

const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  // Pages of content link to addresses of the app.
  .filter((file) => file && !file.startsWith('content/') && existsSync(join(ROOT, file)));

describe.each(documents)('the document %s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');

  it('has valid links', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => to);
    for (const target of targets) {
      expect(existsSync(join(ROOT, dirname(file), target)), target).toBe(true);
    }
  });

  it('names existing commands', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const commands = [...text.matchAll(/`npm run ([\w:-]+)(?: --[^`]*)?`/g)].map(
      ([, name]) => name,
    );
    for (const command of commands) expect(scripts).toHaveProperty([command]);
  });

  it('names existing parts of npm test', () => {
    for (const [command, args] of text.matchAll(/`npm test -- ([^`]*)`/g)) {
      expect(() => readArguments(args.trim().split(/\s+/)), command).not.toThrow();
    }
  });
});
