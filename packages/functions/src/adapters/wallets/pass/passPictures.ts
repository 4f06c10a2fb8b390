import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tier } from '../../../contract/tiers.ts';

/** The colours of a pass, as hexadecimal digits. */
export interface PassColors {
  readonly background: string;
  readonly foreground: string;
  readonly label: string;
}

/** The pictures and colours of a tier's pass. */
export interface PassPictures {
  readonly colors: PassColors;
  /** PNG files by their names in a pass of Apple, such as `strip@2x.png`. */
  readonly files: Readonly<Record<string, Buffer>>;
}

const SUFFIXES = ['', '@2x', '@3x'];

/** In a deployment, the pictures are beside the code. On one machine, the start command names their folder. */
const folder = () =>
  process.env['PASS_PICTURES'] || fileURLToPath(new URL('passPictures/', import.meta.url));

const loaded = new Map<Tier, Promise<PassPictures>>();

/** The pictures of a void pass: neutral colours, and no strip, which shows a tier. */
export async function voidPictures(): Promise<PassPictures> {
  const { colors, files } = await passPictures('king-of-spades');
  const plain = Object.entries(files).filter(([name]) => !name.startsWith('strip'));
  return { colors, files: Object.fromEntries(plain) };
}

/** The pictures of a tier's pass, read from disk at the first call. */
export function passPictures(tier: Tier): Promise<PassPictures> {
  const known = loaded.get(tier) ?? load(tier);
  loaded.set(tier, known);
  // A failed read is repeated by the next call.
  known.catch(() => loaded.delete(tier));
  return known;
}

async function load(tier: Tier): Promise<PassPictures> {
  const names = SUFFIXES.flatMap((suffix) => [
    [`icon${suffix}.png`, `icon${suffix}.png`] as const,
    [`logo${suffix}.png`, `${tier}-logo${suffix}.png`] as const,
    [`strip${suffix}.png`, `${tier}-strip${suffix}.png`] as const,
  ]);
  const [colors, ...files] = await Promise.all([
    readFile(join(folder(), 'colors.json'), 'utf8'),
    ...names.map(async ([name, file]) => [name, await readFile(join(folder(), file))] as const),
  ]);
  return { colors: JSON.parse(colors)[tier], files: Object.fromEntries(files) };
}
