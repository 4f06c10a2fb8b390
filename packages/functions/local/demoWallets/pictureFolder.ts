import { fileURLToPath } from 'node:url';

/** The folder of the drawn pictures of passes on one machine. */
export const PASS_PICTURES: string = fileURLToPath(
  new URL('../../.passPictures/', import.meta.url),
);
