import { expect, test } from 'vitest';
import { plainName, tagsOf } from './storyTags.ts';

test.each([
  ['Screens/Home', 'NoOffers', ['empty']],
  ['Screens/Offers', 'NoneOfMyOwn', ['empty']],
  ['Screens/Restaurant', 'None', ['empty']],
  ['Screens/LinkMembership', 'NoMatch', ['error']],
  ['Screens/TillDay', 'NoConnection', ['offline']],
  ['Screens/Offers', 'Unsaved', ['offline']],
  ['Screens/Home', 'NotVerified', []],
  ['Screens/Home', 'OffersFailed', ['error']],
  ['Screens/Home', 'Offline', ['offline']],
  ['Primitives/TextField', 'Empty', []],
  ['Primitives/Table', 'Empty', ['empty']],
  ['Primitives/EmptyState', 'WithAction', ['empty']],
])('the story %s %s has the tags %j', (title, exportName, tags) => {
  expect(tagsOf({ title, exportName })).toEqual(tags);
});

test('sections of the specification are tags, and leave the name', () => {
  const name = '§5.1 §5.2 The join form says what is missing';
  expect(tagsOf({ title: 'Screens/Register', exportName: 'Missing', name })).toEqual([
    '§5.1',
    '§5.2',
  ]);
  expect(plainName(name)).toBe('The join form says what is missing');
});
