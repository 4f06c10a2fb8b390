import { expect, test } from 'vitest';
import { tagsOf } from './storyTags.ts';

test.each([
  ['JackDesktopLight', ['light', 'desktop']],
  ['EveryTier', ['overview']],
  ['NoOffers', ['empty']],
  ['NotVerified', []],
  ['FailedDesktop', ['desktop', 'error']],
  ['Offline', ['offline']],
])('the story %s has the tags %j', (name, tags) => {
  expect(tagsOf(name)).toEqual(tags);
});
