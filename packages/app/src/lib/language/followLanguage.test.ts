import { afterAll, expect, it, vi } from 'vitest';
import { loadCode } from '../code/loadCode.ts';
import { RemoteError } from '../remote/remoteError.ts';
import { followLanguage, shownLanguage } from './language.ts';

// Unit tests share the module registry: it is reset before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../code/loadCode.ts');

it('says that the words failed without a connection, and shows them when it returns', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { languages: ['zh-CN'] });
  vi.stubGlobal('document', { documentElement: {} });
  vi.mocked(loadCode)
    .mockRejectedValueOnce(new RemoteError('no-response'))
    .mockResolvedValueOnce({ messages: null, consents: null });
  const shown = () => shownLanguage.getSnapshot().language;

  const words = await new Promise<{ readonly arrive: Promise<void> }>((failed) => {
    const arrive = followLanguage(() => failed({ arrive }));
  });
  expect(shown()).toBe('en-GB');
  await Promise.resolve();
  page.dispatchEvent(new Event('online'));
  await words.arrive;
  expect(shown()).toBe('zh-Hans');
});
