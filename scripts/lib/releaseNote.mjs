/** The newest version's part of a changelog, its heading included. @param {string} changelog */
export function latestNote(changelog) {
  const [, ...versions] = changelog.split(/^(?=## )/m);
  if (versions.length === 0) throw new Error('The changelog tells of no version.');
  return `${versions[0].trim()}\n`;
}
