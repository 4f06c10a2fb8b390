/**
 * Returns the text below a heading of the second level, up to the next heading of this level or above. Links to files of
 * the repository become their text, because Storybook does not serve them.
 * @throws {Error} if no heading has these words
 */
export function sectionOf(markdown: string, heading: string): string {
  const [, after] = markdown.split(`\n## ${heading}\n`);
  if (after === undefined) throw new Error(`The text has no section "${heading}".`);
  const [section = ''] = after.split(/\n##? /);
  return section.replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1').trim();
}
