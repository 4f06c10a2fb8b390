// Compares the features of the production build with those of the supported browsers: docs/supported-browsers.md.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEWER } from '../../packages/app/browsers/newer.ts';
import { ROOT } from '../lib/setUp.mjs';
import { newerInScript, newerInStyles } from '../lib/sources/newerFeatures.mjs';

const BUILD = join(ROOT, 'packages/app/dist');
const found = new Map();
for (const file of globSync('**/*.{js,css,html}', { cwd: BUILD })) {
  for (const { feature, lacking } of newerInFile(file, readFileSync(join(BUILD, file), 'utf8'))) {
    if (!found.has(feature)) found.set(feature, { lacking: lacking.join(', '), files: new Set() });
    found.get(feature).files.add(file);
  }
}

const faults = [];
for (const [feature, { lacking, files }] of found) {
  if (NEWER.some((entry) => entry.feature === feature)) continue;
  faults.push(
    `${feature} is missing in ${lacking}: ${[...files].join(', ')}. Remove it, or add it to packages/app/browsers/newer.ts.`,
  );
}
for (const { feature, lacking, proof } of NEWER) {
  const use = found.get(feature);
  if (!use) faults.push(`${feature} is listed but has no use: remove it from the list.`);
  else if (use.lacking !== lacking.join(', '))
    faults.push(`${feature} is missing in ${use.lacking}; the list has ${lacking.join(', ')}.`);
  if (!existsSync(join(ROOT, proof)))
    faults.push(`The proof of ${feature} does not exist: ${proof}.`);
}
for (const fault of faults) console.log(fault);
console.log(
  `${found.size} features are newer than a minimum supported browser, ${faults.length} faults in their list`,
);
if (faults.length > 0) process.exitCode = 1;

function newerInFile(file, text) {
  if (file.endsWith('.css')) return newerInStyles(text, { isBody: false });
  if (file.endsWith('.js')) return newerInCode(text);
  const parts = (tag) => [...text.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))];
  return [
    ...parts('script').flatMap(([, code]) => newerInCode(code)),
    ...parts('style').flatMap(([, css]) => newerInStyles(css, { isBody: false })),
  ];
}

function newerInCode(code) {
  const { uses, styles } = newerInScript(code);
  return [...uses, ...styles.flatMap((css) => newerInStyles(css, { isBody: true }))];
}
