import { expect, it } from 'vitest';
import { droppedWords } from './droppedWords.ts';

const linesOf = (yaml: string) => droppedWords(yaml).map(({ line }) => line);

it.each([
  ['words behind #', 'title: Tea\nterms: Ask for table #4 and show photo ID.', [2]],
  ['a note behind a value', 'title: Tea # of the week', [1]],
  ['a note behind a value in quotes', 'title: "Tea" # of the week', [1]],
  ['a note behind a list', 'days: [monday, # or\n  tuesday]', [1]],
  ['a type', 'title: !Important dinner', [1]],
  ['a type in a list', 'notes:\n  - tea\n  - !cake', [3]],
  ['an anchor', 'title: &Co dinner', [1]],
  ['a line of a text', 'terms: Free for members.\n  #4 is the table.\nnext: one', [2]],
  [
    'a line of a text that begins below its field',
    'terms:\n  Free for members.\n  #4 is the table.',
    [3],
  ],
  [
    'a line of a text with less indentation',
    'terms:\n    Free for members.\n  #4 is the table.',
    [3],
  ],
  ['a line of a list', 'notes:\n  - Free for members.\n\n    # 4 is the table.\n', [4]],
])('finds %s', (_, yaml, lines) => {
  expect(linesOf(yaml)).toEqual(lines);
});

it.each([
  ['a note on a line of its own', '# Tea\ntitle: Tea\n# Free\nterms: Free\n'],
  ['an indented note above a field', 'notes:\n  # Tea\n  - tea\n  # Cake\n  - cake\n'],
  ['# in quotes', 'terms: "Ask for table #4"\nmore: \'# 5\''],
  ['# within a word', 'map: https://maps.test/#4'],
  ['# in a block of text', 'terms: |\n  # 4\n  Table # 5\nnext: one'],
  ['! and & within a text', 'title: Wine & food!'],
  ['! and & in quotes', 'title: "!"\nmore: "&"'],
])('leaves %s', (_, yaml) => {
  expect(linesOf(yaml)).toEqual([]);
});
