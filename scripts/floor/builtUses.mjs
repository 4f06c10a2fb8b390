import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerScriptFeatures } from './scriptFeatures.mjs';
import { usesOfScript } from './scriptUses.mjs';
import { newerStyleFeatures, usesOfStyles } from './styleFeatures.mjs';

const scripts = newerScriptFeatures();
const sheets = newerStyleFeatures();

/**
 * Finds the features of a production build that browsers of the floor lack, in scripts, style sheets and pages.
 * @param {string} folder
 * @returns {Map<string, { lacking: string[], files: Set<string> }>} by feature
 */
export function newerUsesIn(folder) {
  const found = new Map();
  const take = (uses, file) => {
    for (const { feature, lacking } of uses) {
      const known = found.get(feature) ?? { lacking, files: new Set() };
      known.files.add(file);
      found.set(feature, known);
    }
  };
  const takeStyles = (css, file, nested) => take(usesOfStyles(css, sheets, { nested }), file);
  const takeScript = (code, file) => {
    const { uses, styles } = usesOfScript(code, scripts);
    take(uses, file);
    for (const css of styles) takeStyles(css, file, true);
  };
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.js')) takeScript(text, file);
    else if (file.endsWith('.css')) takeStyles(text, file, false);
    else {
      for (const [, code] of text.matchAll(/<script>(.*?)<\/script>/gs)) takeScript(code, file);
      for (const [, css] of text.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
        takeStyles(css, file, false);
      const markup = text.replace(/<(script|style)\b.*?<\/\1>/gs, '');
      const names = [...markup.matchAll(/\s([a-z][\w-]*)=/g)].map(([, name]) => name);
      take(
        names.flatMap((name) => scripts.attributes.get(name) ?? []),
        file,
      );
    }
  }
  return found;
}
