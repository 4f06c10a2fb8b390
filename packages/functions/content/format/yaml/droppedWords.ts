import { Lexer } from 'yaml';

/** Words of a file that YAML leaves out. */
export interface DroppedWords {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** The lexer puts it before a text without quotes. */
const TEXT_FOLLOWS = '\u001F';

const TAG = 'Text that begins with ! needs quotes.';
const ANCHOR = 'Text that begins with & needs quotes.';
const NOTE =
  'Members would not see the words from # on. Text with a blank and # needs quotes, and a note is on a line of its own.';
const INDENTED_NOTE =
  'Members would not see this line. If it is text, the whole text needs quotes. If it is a note, begin it below the name of the field.';

/**
 * The words that an editor may mean as text, and that YAML reads as a comment, a type or a name. They would be missing
 * for members, without an error. A comment on a line of its own is none of them, unless it is within a text.
 */
export function droppedWords(yaml: string): readonly DroppedWords[] {
  const dropped: DroppedWords[] = [];
  let line = 1;
  let indent = 0;
  let isLineEmpty = true;
  let isText = false;
  /** The indentation of the latest field or item. Its text can begin on a line below it. */
  let fieldIndent = -1;
  /** The indentation of the field whose text without quotes may go on; null after anything else. */
  let textIndent: number | null = null;
  for (const lexeme of new Lexer().lex(yaml)) {
    if (lexeme === TEXT_FOLLOWS) {
      isText = true;
      continue;
    }
    const isBlank = lexeme.trim() === '';
    if (!isText && lexeme.startsWith('#')) {
      const isWithin = textIndent !== null && indent > textIndent;
      if (!isLineEmpty) dropped.push({ line, message: NOTE });
      else if (isWithin) dropped.push({ line, message: INDENTED_NOTE });
    } else if (!isText && lexeme.startsWith('!')) dropped.push({ line, message: TAG });
    else if (!isText && lexeme.startsWith('&')) dropped.push({ line, message: ANCHOR });
    else if (isText) textIndent = isLineEmpty ? fieldIndent : indent;
    else if (!isBlank) {
      fieldIndent = indent;
      textIndent = null;
    }
    if (isBlank && isLineEmpty) indent = lexeme.length;
    isLineEmpty = (isLineEmpty && isBlank) || lexeme.endsWith('\n');
    if (lexeme.endsWith('\n')) indent = 0;
    line += lexeme.split('\n').length - 1;
    isText = false;
  }
  return dropped;
}
