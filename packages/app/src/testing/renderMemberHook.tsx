import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { ToastQueueProvider } from '@casino/ui/primitives/Toast/ToastQueueProvider.tsx';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { IdentityUser } from '../lib/device/storage.ts';
import { memberRequests } from '../session/memberData/memberCache.ts';
import { signInWithoutPage } from './openApp.tsx';

interface RenderedHook<Result> {
  readonly member: IdentityUser;
  /** The last return value of the hook. */
  readonly result: { readonly current: Result };
  readonly unmount: () => Promise<void>;
}

/**
 * Renders a hook on the fake backend, for a signed-in member with a ready session.
 * @param given prepares the backend and this device before the session starts
 */
export async function renderMemberHook<Result>(
  hook: () => Result,
  given?: () => void,
): Promise<RenderedHook<Result>> {
  const member = await signInWithoutPage(given);
  const requests = memberRequests(member.uid);
  const { result, unmount } = await renderHook(hook, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SWRConfig value={requests}>
        <I18nProvider messages={enGB} timeZone={VENUE_TIME_ZONE}>
          <ToastQueueProvider>{children}</ToastQueueProvider>
        </I18nProvider>
      </SWRConfig>
    ),
  });
  onTestFinished(unmount);
  return { member, result, unmount };
}
