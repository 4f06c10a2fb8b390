import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../../testing/openApp.tsx';
import { submitLogIn } from '../../testing/submitLogIn.ts';
import { user } from '../state/session.fixtures.ts';
import { reloadMember, session } from './appSession.ts';

provideRoutes(
  import.meta.glob('./{home,login,settings,support}/*Route.tsx', { base: '../../features' }),
);

const CHOICE = 'casino.language';
const UNSENT = 'casino.draft.language-2';
const SENT = 'users-setLanguage';

const chinese = page.getByRole('radio', { name: '简体中文' });
const english = page.getByRole('radio', { name: 'English' });
const heading = page.getByRole('heading', { level: 1 });
const lang = () => document.documentElement.lang;
const stored = (key: string) => localStorage.getItem(key);
const unsent = () => JSON.parse(stored(UNSENT) ?? '{}').language;
const sent = () => backend.requestsOf(SENT).map(({ language }) => language);

let logins = 0;

/** A login without a copy of its data on this device. */
function newLogin() {
  logins += 1;
  return { ...user, uid: `reader-${logins}` };
}

const profileIn = (language: 'en-GB' | 'zh-Hans' | undefined) =>
  backend.setProfile({ ...(language && { language }) });

describe('the language of the app', () => {
  it('changes for a visitor at once, and keeps what is typed', async () => {
    await openApp('/login', { as: null });
    await page.getByLabelText('Email').fill('jack@demo.test');
    await chinese.click();
    await expect.element(heading).toHaveTextContent('欢迎回来');
    expect(lang()).toBe('zh-Hans');
    expect(stored(CHOICE)).toBe('zh-Hans');
    await expect.poll(() => document.title).toContain('登录');
    await expect.element(page.getByRole('textbox').first()).toHaveValue('jack@demo.test');
    expect(sent()).toEqual([]);
    await english.click();
    await expect.element(heading).toHaveTextContent('Welcome back');
    expect(lang()).toBe('en-GB');
  });

  it('is stored on the profile of a member, the last choice last', async () => {
    await openApp('/settings');
    await chinese.click();
    await expect.element(heading).toHaveTextContent('设置');
    await expect.poll(sent).toEqual(['zh-Hans']);
    await expect.poll(() => stored(UNSENT)).toBeNull();
    const answer = backend.hold(SENT);
    await english.click();
    await expect.element(heading).toHaveTextContent('Settings');
    await chinese.click();
    await expect.element(heading).toHaveTextContent('设置');
    // The second request waits for the first.
    expect(sent()).toEqual(['zh-Hans', 'en-GB']);
    answer();
    await expect.poll(sent).toEqual(['zh-Hans', 'en-GB', 'zh-Hans']);
    await expect.poll(() => stored(UNSENT)).toBeNull();
  });

  it('stays after a failure, and is sent when the connection returns', async () => {
    await openApp('/settings', { given: () => backend.refuse(SENT, 'no-response') });
    await chinese.click();
    await expect.element(heading).toHaveTextContent('设置');
    await expect.poll(sent).toEqual(['zh-Hans']);
    expect(unsent()).toBe('zh-Hans');
    backend.reply(SENT, { success: true });
    setOnline(true);
    await expect.poll(sent).toEqual(['zh-Hans', 'zh-Hans']);
    await expect.poll(() => stored(UNSENT)).toBeNull();
  });

  it('follows another tab', async () => {
    await openApp('/login', { as: null });
    localStorage.setItem(CHOICE, 'zh-Hans');
    window.dispatchEvent(new StorageEvent('storage', { key: CHOICE }));
    await expect.element(heading).toHaveTextContent('欢迎回来');
    await expect.element(chinese).toBeChecked();
  });

  it('is that of the device after log-out, and what was not sent is dropped', async () => {
    await openApp('/settings', { given: () => backend.refuse(SENT, 'no-response') });
    await chinese.click();
    await expect.element(heading).toHaveTextContent('设置');
    await expect.poll(unsent).toBe('zh-Hans');
    identity.become(null);
    await expect.poll(() => stored(UNSENT)).toBeNull();
    expect(stored(CHOICE)).toBe('zh-Hans');
    expect(lang()).toBe('zh-Hans');
  });
});

describe('the language at a log-in', () => {
  const other = { [CHOICE]: 'en-GB' };
  const otherUnsent = { ...other, [UNSENT]: '{"uid":"another","language":"en-GB"}' };

  it.each([
    ['of the profile on a new device', {}, 'zh-Hans', 'zh-Hans'],
    ['of the profile where another member left theirs', other, 'zh-Hans', 'zh-Hans'],
    ['of the device for a member without a choice', { [CHOICE]: 'zh-Hans' }, undefined, 'zh-Hans'],
    ['of the profile where another left a choice unsent', otherUnsent, 'zh-Hans', 'zh-Hans'],
  ] as const)('is the one %s', async (_, given, profile, shown) => {
    const account = newLogin();
    await openApp('/login', {
      as: null,
      given: () => {
        Object.assign(localStorage, given);
        identity.account = account;
        profileIn(profile);
      },
    });
    await submitLogIn(account.email);
    await expect.poll(() => document.querySelector('h1')?.textContent).toContain('Demo');
    await expect.poll(lang).toBe(shown);
    expect(sent()).toEqual([]);
  });

  it('is the one of the profile, whatever the visitor before chose on the tablet', async () => {
    const account = newLogin();
    await openApp('/login', {
      as: null,
      given: () => {
        identity.account = account;
        profileIn('en-GB');
      },
    });
    await chinese.click();
    await expect.element(heading).toHaveTextContent('欢迎回来');
    await submitLogIn(account.email);
    await expect.poll(() => document.querySelector('h1')?.textContent).toContain('Demo');
    await expect.poll(lang).toBe('en-GB');
    expect(sent()).toEqual([]);
  });

  it('is the one of the device for a member who is already here', async () => {
    await openApp('/settings');
    await chinese.click();
    await expect.poll(sent).toEqual(['zh-Hans']);
    await expect.poll(() => stored(UNSENT)).toBeNull();
    profileIn('en-GB');
    await session.recheck();
    expect(stored(CHOICE)).toBe('zh-Hans');
    // As after a change of the casino or of promotion-free mode.
    await reloadMember();
    expect(stored(CHOICE)).toBe('zh-Hans');
    expect(sent()).toEqual(['zh-Hans']);
  });
});
