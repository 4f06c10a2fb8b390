/**
 * Returns the text below a heading of the second or third level, up to the next heading of its level or above. Links to
 * files of the repository become their text, because Storybook does not serve them.
 * @throws {Error} if no heading has these words
 */
export function findSection(markdown: string, heading: string): string {
  const lines = markdown.split('\n');
  const from = lines.findIndex((line) => line === `## ${heading}` || line === `### ${heading}`);
  if (from === -1) throw new Error(`The text has no section "${heading}".`);
  const ends = lines[from]?.startsWith('###') ? /^#{1,3} / : /^#{1,2} /;
  const length = lines.slice(from + 1).findIndex((line) => ends.test(line));
  const section = lines.slice(from + 1, length === -1 ? undefined : from + 1 + length).join('\n');
  return section.replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1').trim();
}
