import type { YAMLError } from 'yaml';

const SENTENCES: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'The line begins with a tab. Allowed: spaces.',
  BAD_INDENT: 'The line is not indented like the fields beside it.',
  BLOCK_AS_IMPLICIT_KEY:
    'Text with a colon and a space needs straight quotes, such as title: "Dinner: the tasting". Or the line is not indented like the fields beside it.',
  DUPLICATE_KEY: 'The field is a duplicate. Delete one.',
  BAD_DQ_ESCAPE: 'Text with a backslash needs single quotes, or none.',
  MULTIPLE_DOCS: 'A file has one list of fields, without a line of ---. Delete the line.',
  TAG_RESOLVE_FAILED: 'Text that begins with ! needs quotes.',
  BAD_ALIAS: 'Text that begins with * or & needs quotes.',
  BAD_SCALAR_START: 'Text that begins with @, ` or % needs quotes.',
};

/** A sentence for an error of the syntax: what is wrong, and what is allowed. */
export function yamlSentence({ code, message }: YAMLError): string {
  if (code === 'MISSING_CHAR') {
    return message.startsWith('Missing closing')
      ? 'A quotation mark opens here or above, and does not close.'
      : 'The line is not indented like the fields beside it, or has no field with a colon and a space, such as title: Tea.';
  }
  // The library begins the message of another indentation error like this.
  if (message.startsWith('All mapping items')) return SENTENCES.BAD_INDENT ?? message;
  return SENTENCES[code] ?? `This is not valid YAML: ${message}.`;
}
