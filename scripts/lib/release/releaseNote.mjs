/** Returns the newest version's section of a changelog, with its heading. @param {string} changelog */
export function latestNote(changelog) {
  const [, ...versions] = changelog.split(/^(?=## )/m);
  if (versions.length === 0) throw new Error('The changelog has no version.');
  return `${versions[0].trim()}\n`;
}
