import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackage } from './install.mjs';

/** The longest line of a shown code. A longer one has a value that should be shortened. */
const LONGEST_LINE = 160;

/**
 * The code that the docs show for each story must be short, and compile against the packed package in strict mode.
 * @param {import('playwright').Page} page on the frame of the built Storybook
 * @returns {Promise<string[]>}
 */
export async function faultsOfTheExamples(page) {
  const codes = await page.evaluate(shownCodes);
  const shown = Object.entries(codes).filter(([, code]) => code);
  console.log(`shown codes: ${shown.length} of ${Object.keys(codes).length} stories`);
  const long = shown.flatMap(([id, code]) =>
    code.split('\n').some((line) => line.length > LONGEST_LINE) ? [`${id} shows a long line`] : [],
  );
  return [...long, ...faultsOfTheTypes(shown)];
}

/** Runs in the frame of Storybook. Returns the code of every story on a page of the docs, by the story's id. */
async function shownCodes() {
  const preview = globalThis['__STORYBOOK_PREVIEW__'];
  await preview.ready();
  const store = preview.storyStoreValue;
  const files = Object.values(await store.loadAllCSFFiles());
  const codes = {};
  for (const file of files) {
    for (const id of Object.keys(file.stories)) {
      const story = store.storyFromCSFFile({ storyId: id, csfFile: file });
      if (!story.tags.includes('autodocs')) continue;
      const { code, transform } = story.parameters.docs.source;
      const context = { ...store.getStoryContext(story), viewMode: 'docs' };
      codes[id] = code ?? (await transform('', context));
    }
  }
  return codes;
}

function faultsOfTheTypes(shown) {
  const folder = mkdtempSync(join(tmpdir(), 'casino-ui-examples-'));
  try {
    installPackage(folder);
    mkdirSync(join(folder, 'src'));
    for (const [id, code] of shown) writeFileSync(join(folder, 'src', `${id}.tsx`), code);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node'],
      module: 'esnext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      // Examples without a parameter are modules because they have an import.
      moduleDetection: 'force',
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const { status, stdout } = spawnSync('tsc', ['-p', folder], { cwd: folder, encoding: 'utf8' });
    console.log(`shown codes: ${status === 0 ? 'compile' : 'DO NOT COMPILE'}`);
    return status === 0 ? [] : [`The shown codes do not compile:\n${stdout}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
