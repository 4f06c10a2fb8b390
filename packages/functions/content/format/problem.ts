/** A file of a content folder. */
export interface SourceFile {
  /** Relative to the folder, with slashes: `events/masked-ball.md`. */
  readonly path: string;
  readonly text: string;
}

/** A reason for which a folder cannot be published. */
export interface Problem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Such as `menus[0].name`; empty for the whole file. */
  readonly field: string;
  /** What is wrong, and what is allowed. */
  readonly message: string;
}

/** The keys and positions from the top of a file to a value. */
export type Path = readonly (string | number)[];

/** A path as text: `menus[0].name`. */
export function fieldOf(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** One line of text for a problem. */
export function describeProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line}  ${field === '' ? '' : `${field}: `}${message}`;
}
