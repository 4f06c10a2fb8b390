const PICTURE = /^packages\/ui\/visual\/(.+)[.]png$/;

/**
 * Finds the story files that a picture may belong to: its name begins with their title, as Storybook writes it
 * in addresses. A deleted picture counts too, since its story may still be there.
 * @param {import('./graph.mjs').Tree} tree
 * @returns {(file: string) => string[]} none for a file that is no picture
 */
export function picturesOf(tree) {
  const beginnings = tree.files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((story) =>
      [...tree.read(story).matchAll(/\btitle: '([^']+)'/g)].map(([, title]) => ({
        story,
        beginning: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-`,
      })),
    );
  return (file) => {
    const [, name] = PICTURE.exec(file) ?? [];
    if (!name) return [];
    return beginnings.filter((one) => name.startsWith(one.beginning)).map(({ story }) => story);
  };
}
