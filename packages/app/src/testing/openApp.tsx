import { GlobalStyle } from '@casino/ui/tokens/GlobalStyle.tsx';
import { BrowserRouter } from 'react-router-dom';
import { mutate } from 'swr';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import { once } from '../lib/async/once.ts';
import type { IdentityUser } from '../lib/device/storage.ts';
import { followLanguage } from '../lib/language/language.ts';
import { notices, session } from '../session/current/appSession.ts';
import { user } from '../session/state/session.fixtures.ts';
import { preloadPage } from '../shell/routing/preloadPage.ts';
import { configurePage } from './configurePage.ts';
import { backend } from './fakeBackend.ts';
import { identity } from './fakeIdentity.ts';
import { NOW } from './sampleReplies.ts';

/** The viewports for the layouts, in CSS pixels. */
const WINDOWS = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export interface OpenOptions {
  /** The signed-in user, by default the sample member; null for a visitor. */
  readonly as?: IdentityUser | null;
  readonly layout?: keyof typeof WINDOWS;
  /** Prepares the backend and this device before the app starts. */
  readonly given?: () => void;
}

/** An app that a test has opened. */
export interface OpenedApp {
  /**
   * Renders the app again at its current address, with the stored data, as after a reload. The session continues.
   */
  readonly reopen: () => Promise<void>;
  /** Closes the app before the test ends. Everything is reset. */
  readonly close: () => Promise<void>;
}

let members = 0;
let started = false;

/** A user with a new uid, so that no cached data of another test is shown. */
function newUser(): IdentityUser {
  members += 1;
  return { ...user, uid: `uid-${members}` };
}

/**
 * Opens the app at a path on the fake backend, as after a page load. The clock stays at `NOW` until the test changes it.
 * Everything is reset when the test has finished.
 */
export async function openApp(path: string, options: OpenOptions = {}): Promise<OpenedApp> {
  const { as = newUser(), layout = 'desktop', given } = options;
  prepare();
  given?.();
  const { width, height } = WINDOWS[layout];
  await page.viewport(width, height);
  history.replaceState(null, '', path);
  // main.tsx does both. React delays a page by 300 ms if its code loads late.
  history.scrollRestoration = 'manual';
  await preloadPage(location.pathname);
  await followLanguage();
  begin(as);
  const draw = () =>
    render(
      <>
        {/* In a build, index.html contains this element. */}
        <GlobalStyle />
        <App Router={BrowserRouter} />
      </>,
    );
  let app = await draw();
  const close = once(async () => {
    // SWR remembers the connection beyond the app.
    if (!navigator.onLine) setOnline(true);
    await app.unmount();
    // Data for all users is cached outside of the member area.
    await mutate(() => true, undefined);
    leave();
  });
  onTestFinished(close);
  return {
    close,
    reopen: async () => {
      await app.unmount();
      app = await draw();
    },
  };
}

/** Signs a member in and waits until the session is ready, without rendering a page. */
export async function signInWithoutPage(given?: () => void): Promise<IdentityUser> {
  const member = newUser();
  prepare();
  given?.();
  begin(member);
  await vi.waitUntil(() => session.getSnapshot().status === 'ready');
  onTestFinished(leave);
  return member;
}

/** The path and query in the address bar. */
export const address = (): string => location.pathname + location.search;

/** Sets `navigator.onLine` and dispatches its event. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Hides the page, as a locked phone does, or shows it again. */
export function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Sets the clock of the page. Timers stay real. */
export function setClock(time: Date | string): void {
  vi.setSystemTime(time);
}

function prepare(): void {
  localStorage.clear();
  sessionStorage.clear();
  configurePage();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  backend.reset();
  backend.setProfile();
  identity.reset();
}

function begin(as: IdentityUser | null): void {
  identity.become(as);
  // Clears the log-out of the previous test, which would change the redirect of a visitor.
  session.arrive();
  if (!started) session.start();
  started = true;
}

function leave(): void {
  identity.become(null);
  for (const { id } of notices.getSnapshot()) notices.dismiss(id);
  Reflect.deleteProperty(navigator, 'onLine');
  vi.useRealTimers();
  history.replaceState(null, '', '/');
}
