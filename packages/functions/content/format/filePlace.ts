/** The folders of a content folder, with the ending of their files. */
const FOLDERS: Readonly<Record<string, '.yaml' | '.md'>> = {
  venues: '.yaml',
  restaurants: '.yaml',
  benefits: '.yaml',
  events: '.md',
  promotions: '.md',
  games: '.yaml',
  prizes: '.yaml',
  pages: '.md',
  offers: '.yaml',
};

/** The file of a folder that belongs to no kind. */
export const SETTINGS = 'settings.yaml';

/** Only a page has its language in its name. */
const FILE_NAME = /^(?:\w+\/)?[a-z0-9-]{1,40}\.[a-z]+$|^pages\/[a-z0-9-]{1,40}\.[\w-]+\.md$/;

/** A sentence about the path of a file that has no place in a content folder; null for one that has. */
export function misplaced(path: string): string | null {
  const [folder = '', ...rest] = path.split('/');
  const ending = FOLDERS[folder];
  const isKnown = rest.length === 1 && ending !== undefined && path.endsWith(ending);
  if (!isKnown && path !== SETTINGS) {
    const allowed = Object.entries(FOLDERS).map(([name, end]) => `${name}/*${end}`);
    return `This file has no place here. Allowed: ${allowed.join(', ')}, ${SETTINGS}.`;
  }
  if (FILE_NAME.test(path)) return null;
  return 'The name of a file has 1 to 40 lower-case letters, digits and hyphens, because it is part of addresses.';
}
