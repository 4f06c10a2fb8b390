import { expect, it } from 'vitest';
import { markupIn } from '../../components/RichText/useLang.fixtures.tsx';
import { RsvpAnswer } from './RsvpAnswer.tsx';

const event = { title: '新春之夜', locale: 'zh-Hans' };

it.each([
  ['an English page', 'en-GB', 'See you at <span lang="zh-Hans">新春之夜</span>.'],
  ['a page in the language of the title', 'zh-Hans', 'See you at 新春之夜.'],
])('only the title states its language, on %s', (_, page, markup) => {
  const answer = <RsvpAnswer message="See you at 新春之夜." event={event} />;
  expect(markupIn(page, answer)).toBe(markup);
});

it('a reply without the title stays as it is', () => {
  expect(markupIn('en-GB', <RsvpAnswer message="See you." event={event} />)).toBe('See you.');
});
