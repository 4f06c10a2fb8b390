import { invalidArgument, notFound } from '../errors.ts';
import { splitPath } from './segments.ts';

const DEFAULT_DATABASE = '(default)';

/**
 * Converts between resource names (`projects/{p}/databases/(default)/documents/{path}`), which requests and responses
 * use, and paths relative to the database, which all other code uses.
 */
export class ResourceNames {
  readonly projectId: string;
  readonly databaseName: string;
  readonly #prefix: string;

  constructor(projectId: string) {
    this.projectId = projectId;
    this.databaseName = `projects/${projectId}/databases/${DEFAULT_DATABASE}`;
    this.#prefix = `${this.databaseName}/documents`;
  }

  /** Throws for any database except the one that the store serves. */
  checkDatabase(name: string): void {
    if (name === this.databaseName) return;
    const match = /^projects\/([^/]+)\/databases\/([^/]+)$/.exec(name);
    if (!match) throw invalidArgument(`Invalid database name "${name}".`);
    throw notFound(
      `The database ${match[2]} does not exist for project ${match[1]}: this store serves ${this.databaseName}.`,
    );
  }

  /** The path below `documents`; empty for the root. Does not check the ids. */
  rawPath(name: string): string {
    if (name === this.#prefix) return '';
    if (name.startsWith(`${this.#prefix}/`)) return name.slice(this.#prefix.length + 1);
    const marker = name.indexOf('/documents');
    if (marker < 0) throw invalidArgument(`Invalid resource name "${name}".`);
    this.checkDatabase(name.slice(0, marker));
    throw invalidArgument(`Invalid resource name "${name}".`);
  }

  /** The path of a document. Throws if it is invalid. */
  documentPath(name: string): string {
    const path = this.rawPath(name);
    const segments = splitPath(path);
    if (segments.length === 0 || segments.length % 2 !== 0) {
      throw invalidArgument(`Document name "${name}" must have an even number of segments.`);
    }
    return path;
  }

  /** The path of a document, or of the root, as the parent of collections. */
  parentPath(name: string): string {
    const path = this.rawPath(name);
    if (splitPath(path).length % 2 !== 0) {
      throw invalidArgument(`Parent "${name}" must be the root or a document.`);
    }
    return path;
  }

  nameOf(path: string): string {
    return path === '' ? this.#prefix : `${this.#prefix}/${path}`;
  }
}
