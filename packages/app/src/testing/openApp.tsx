import { GlobalStyle } from '@casino/ui';
import { BrowserRouter } from 'react-router-dom';
import { mutate } from 'swr';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import { notices, session } from '../session/appSession.ts';
import { membership, user } from '../session/session.fixtures.ts';
import type { IdentityUser } from '../session/session.ts';
import { preloadPage } from '../shell/preloadPage.ts';
import { backend } from './fakeBackend.ts';
import { identity } from './fakeIdentity.ts';
import { NOW } from './sampleReplies.ts';

/** The windows in which the app is opened, in CSS pixels. */
const WINDOWS = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

export interface OpenOptions {
  /** Who is signed in: the sample member unless told otherwise, null for a visitor. */
  readonly as?: IdentityUser | null;
  readonly layout?: keyof typeof WINDOWS;
  /** Arranges the backend and this device before the app asks for anything. */
  readonly given?: () => void;
}

/** An app that a test has opened. */
export interface OpenedApp {
  /**
   * Renders the app anew at its present address. It finds what the device keeps, as after a reload; the
   * session goes on.
   */
  readonly reopen: () => Promise<void>;
}

let members = 0;
let started = false;

/** A user whom no other test knows, so that nothing of another test is shown. */
function newUser(): IdentityUser {
  members += 1;
  return { ...user, uid: `uid-${members}` };
}

/**
 * Opens the app at a path, as a page that somebody has just loaded, on the fake backend. Time stands at
 * `NOW` until the test moves it. Everything is put back when the test has finished.
 */
export async function openApp(path: string, options: OpenOptions = {}): Promise<OpenedApp> {
  const { as = newUser(), layout = 'desktop', given } = options;
  prepare();
  given?.();
  const { width, height } = WINDOWS[layout];
  await page.viewport(width, height);
  history.replaceState(null, '', path);
  // main.tsx does both. React holds a page back for 300 ms where its code comes late.
  history.scrollRestoration = 'manual';
  await preloadPage(location.pathname);
  begin(as);
  const draw = () =>
    render(
      <>
        {/* Stands in index.html in a build. */}
        <GlobalStyle />
        <App Router={BrowserRouter} />
      </>,
    );
  let app = await draw();
  onTestFinished(async () => {
    await app.unmount();
    // What is loaded for everybody is cached outside the member's area.
    await mutate(() => true, undefined);
    leave();
  });
  return {
    reopen: async () => {
      await app.unmount();
      app = await draw();
    },
  };
}

/** Renders a hook's surroundings for a member whose session is ready, without a page. */
export async function signInWithoutPage(given?: () => void): Promise<IdentityUser> {
  const member = newUser();
  prepare();
  given?.();
  begin(member);
  await vi.waitUntil(() => session.getSnapshot().status === 'ready');
  onTestFinished(leave);
  return member;
}

/** The path and query that the address bar shows. */
export const address = (): string => location.pathname + location.search;

/** Lets the browser say that it has lost its connection, or has it back. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Moves the clock of the page, and nothing else, to a time. */
export function setClock(time: Date | string): void {
  vi.setSystemTime(time);
}

function prepare(): void {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  backend.reset();
  backend.setDocument('profile', {
    memberships: [membership],
    emailVerified: true,
    saferGambling: undefined,
  });
  identity.reset();
}

function begin(as: IdentityUser | null): void {
  identity.become(as);
  // Clears the log-out at the end of the test before, which would change where a visitor is redirected.
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
