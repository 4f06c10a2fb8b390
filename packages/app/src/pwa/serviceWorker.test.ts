import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startServiceWorker } from './serviceWorker.ts';

const answers = {
  'is missing': () => new Response('', { status: 404 }),
  'is the page': () =>
    new Response('<meta name="casino-config" content="{}" />', {
      headers: { 'content-type': 'text/html' },
    }),
  'is a page of a captive portal': () =>
    new Response('<h1>Accept our terms</h1>', { headers: { 'content-type': 'text/html' } }),
};

/** A worker from an earlier visit, whose update fails. */
function leftOver() {
  return {
    active: { state: 'activated' },
    waiting: null,
    addEventListener: vi.fn(),
    update: vi.fn(() => Promise.reject(new TypeError('Failed to update a ServiceWorker'))),
    unregister: vi.fn(async () => true),
  };
}

let registration: ReturnType<typeof leftOver>;
let reload: ReturnType<typeof vi.fn>;
let register: ReturnType<typeof vi.fn>;

/** Starts the service worker on a host with this response for `/sw.js`. */
function open(answer: () => Response, hostname = 'rewards.test'): void {
  vi.stubGlobal('location', { hostname, reload });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  startServiceWorker(() => {});
}

beforeEach(() => {
  registration = leftOver();
  reload = vi.fn();
  register = vi.fn(async () => registration);
  vi.stubGlobal('document', { readyState: 'complete', addEventListener: vi.fn() });
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: registration.active,
      ready: new Promise(() => {}),
      register,
      getRegistration: async () => registration,
      addEventListener: vi.fn(),
    },
  });
});

describe('§8 a service worker', () => {
  it.each([
    ['§8.32', 'is missing', 'rewards.test'],
    ['§8.33', 'is the page', 'rewards.test'],
    ['§8.32', 'is missing', 'localhost'],
    ['§8.33', 'is the page', 'localhost'],
  ] as const)(
    '%s is unregistered if its script %s on %s, and the page reloads once',
    async (_, what, host) => {
      open(answers[what], host);
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(registration.unregister).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['§8.32', 'is missing'],
    ['§8.33', 'is the page'],
  ] as const)('%s is unregistered if registration fails and the script %s', async (_, what) => {
    register.mockRejectedValue(new TypeError('Failed to register a ServiceWorker'));
    open(answers[what]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(registration.unregister).toHaveBeenCalledOnce();
  });

  it('stays registered if its script is a page of a captive portal', async () => {
    open(answers['is a page of a captive portal']);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(registration.unregister).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays registered if its script can be updated, without a further check', async () => {
    registration.update.mockResolvedValue(undefined as never);
    open(answers['is missing']);
    await vi.waitFor(() => expect(registration.update).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch).not.toHaveBeenCalled();
    expect(registration.unregister).not.toHaveBeenCalled();
  });
});
