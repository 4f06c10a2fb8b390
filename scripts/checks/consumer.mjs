// Proves that a consumer can use @casino/ui. The check packs it and installs it in an empty Vite app outside the
// repository, with the files of the README. These files compile in strict mode, and render on a server and in Chromium.
// So does one example of everything that a story shows.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { themeColors } from '../../packages/ui/src/tokens/themes/themes.ts';
import { exampleFiles, publishedValues, subjectsOf } from '../lib/sources/published.mjs';
import { installPackage } from './consumer/install.mjs';
import { faultsOfTheNames } from './consumer/names.mjs';
import { writeReadmeFiles } from './consumer/readmeFiles.mjs';
import { storiesOnPackage } from './consumer/storiesOnPackage.mjs';

const OWN_FILES = join(import.meta.dirname, 'consumer');

const folder = mkdtempSync(join(tmpdir(), 'casino-ui-consumer-'));
try {
  const { files, kibibytes } = installPackage(folder);
  console.log(`installed: ${files} files, ${kibibytes} KiB packed`);
  const shown = writeReadmeFiles(folder);
  console.log(`files of the README: ${shown.join(', ')}`);
  const faults = [
    ...faultsOfTheNames(join(folder, 'node_modules/@casino/ui')),
    ...faultsOfTheRest(shown),
    ...faultsOfTheTypes(shown),
    ...(await faultsInUse()),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** A story, the README or `everything.jsx` must show every exported component. */
function faultsOfTheRest(shown) {
  const inStories = new Set(
    exampleFiles()
      .flatMap(subjectsOf)
      .flatMap(({ file, names }) => (names ?? []).map((name) => `${file}#${name}`)),
  );
  const written = [
    ...shown.map((name) => readFileSync(join(folder, name), 'utf8')),
    readFileSync(join(OWN_FILES, 'everything.jsx'), 'utf8'),
  ].join('\n');
  return [...publishedValues()].flatMap(([file, names]) =>
    [...names.keys()]
      .filter((name) => /^[A-Z]\w*[a-z]/.test(name) && !inStories.has(`${file}#${name}`))
      .filter((name) => !written.includes(`<${name}`))
      .map((name) => `${name} is exported, but shown nowhere`),
  );
}

/** The README's files must compile in strict mode, with the types of every library, in both module resolutions. */
function faultsOfTheTypes(shown) {
  cpSync(join(OWN_FILES, 'types.tsx'), join(folder, 'src/types.tsx'));
  const sources = [...shown.filter((name) => /[.]tsx?$/.test(name)), 'src/types.tsx'];
  return ['bundler', 'nodenext'].flatMap((resolution) => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      allowImportingTsExtensions: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
      module: resolution === 'bundler' ? 'esnext' : resolution,
      moduleResolution: resolution,
    };
    const project = join(folder, `tsconfig.${resolution}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions, files: sources }));
    const { status, stdout } = spawnSync('tsc', ['-p', project], { cwd: folder, encoding: 'utf8' });
    console.log(`types, ${resolution}: ${status === 0 ? 'compile' : 'DO NOT COMPILE'}`);
    return status === 0 ? [] : [`The types do not compile (${resolution}):\n${stdout}`];
  });
}

/** Builds the app for the browser and for a server, and opens its pages. */
async function faultsInUse() {
  for (const name of ['everything.jsx', 'everythingServer.jsx']) {
    cpSync(join(OWN_FILES, name), join(folder, 'src', name));
  }
  cpSync(join(OWN_FILES, 'everything.html'), join(folder, 'everything.html'));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'served.html'), page.replace('main.tsx', 'hydrate.tsx'));

  /** @type {import('vite').InlineConfig} */
  const shared = { root: folder, configFile: false, logLevel: 'error' };
  const plugins = () => [storiesOnPackage(join(folder, 'src/main.tsx')), react()];
  const inputs = (names) => ({ input: names.map((name) => join(folder, name)) });
  const pages = inputs(['index.html', 'served.html', 'everything.html']);
  const onServer = inputs(['src/server.tsx', 'src/everythingServer.jsx']);
  await build({
    ...shared,
    plugins: plugins(),
    build: { chunkSizeWarningLimit: 10_000, minify: false, rolldownOptions: pages },
  });
  await build({
    ...shared,
    plugins: plugins(),
    build: { ssr: true, outDir: 'server', rolldownOptions: onServer },
  });

  const built = (name) => import(pathToFileURL(join(folder, 'server', name)).href);
  const { renderInto } = await built('server.js');
  const { faultsOnServer } = await built('everythingServer.js');
  const served = join(folder, 'dist/served.html');
  const rendered = renderInto(readFileSync(served, 'utf8'));
  writeFileSync(served, rendered);
  const notRendered = rendered.includes('12,960') ? [] : ['The server does not render the card.'];

  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
    const inChromium = await faultsInChromium(browser, `http://127.0.0.1:${port}`);
    return [...notRendered, ...faultsOnServer(), ...inChromium];
  } finally {
    await browser.close();
    await server.close();
  }
}

async function faultsInChromium(browser, origin) {
  const faults = [];
  const open = async (path) => {
    const page = await browser.newPage();
    page.on('console', (message) => {
      const isFavicon = message.location().url.endsWith('/favicon.ico');
      if (message.type() !== 'error' || isFavicon) return;
      faults.push(`${path} reports: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`${path} throws: ${error}`));
    await page.goto(`${origin}${path}`);
    return page;
  };

  for (const path of ['/index.html', '/served.html']) {
    const page = await open(path);
    const card = page.getByText('12,960');
    await card.waitFor({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Show code' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor({ timeout: 10_000 });
    const canvas = await page
      .locator('[data-theme-root]')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--ui-color-canvas'));
    if (canvas !== themeColors('queen', 'dark').canvas)
      faults.push(`${path} has the canvas colour ${canvas}`);
    console.log(`${path}: the card turns and has the colours of its tier`);
    await page.close();
  }

  const page = await open('/everything.html');
  const results = Object.entries(await page.evaluate(() => globalThis.shown));
  console.log(`examples of everything: ${results.length} shown`);
  for (const [name, { faults: own, elements }] of results) {
    if (own.length > 0) faults.push(`${name} throws: ${own.join(', ')}`);
    else if (elements === 0) faults.push(`${name} shows nothing`);
  }
  await page.close();
  return faults;
}
