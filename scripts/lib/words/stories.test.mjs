import { expect, it } from 'vitest';
import { storiesOf } from './stories.mjs';

const HOME = 'packages/ui/src/screens/Home/spoken/Home.Jack.txt';
const LOGIN = 'packages/ui/src/screens/Login/spoken/Login.Ready.txt';
const TRANSCRIPTS = new Map([
  [HOME, 'heading, Welcome back, Jack, level 1\n1,240 points to spend\nlink, Create a login'],
  [
    LOGIN,
    'heading, Welcome back, level 1\nbutton, Show password, not pressed\nlink, Create a login\nEmail',
  ],
]);

const text = (key, words, plural) => ({ path: key.split('.'), text: words, plural });
const UNITS = [
  text('account.login.title', 'Welcome back'),
  text('rewards.home.greeting', 'Welcome back, {firstName}'),
  text('account.login.showPassword', 'Show password'),
  text('rewards.points', '{points} point to spend', '{points} points to spend'),
  text('account.login.create', 'Create a login'),
  text('account.landing.create', 'Create a login'),
  text('account.login.email', 'Email'),
  text('account.login.back', 'come back, Jack'),
];
const storyOf = storiesOf('zh-Hans', UNITS, TRANSCRIPTS);

const home = '?path=/story/screens-home--jack&globals=locale:zh-Hans';
const login = '?path=/story/screens-login--ready&globals=locale:zh-Hans';

it.each([
  ['a heading that says nothing else', 'account.login.title', login],
  ['a heading with a value', 'rewards.home.greeting', home],
  ['a button with its state', 'account.login.showPassword', login],
  ['a plural', 'rewards.points', home],
  ['a text of several messages, by the name of its screen', 'account.login.create', login],
  ['no screen of a text of several messages', 'account.landing.create', undefined],
  ['no screen of a text that is on many', 'account.login.email', undefined],
  ['no part of other words', 'account.login.back', undefined],
])('finds %s', (_, key, address) => {
  const [unit] = UNITS.filter(({ path }) => path.join('.') === key);
  expect(storyOf(unit)).toBe(address);
});
