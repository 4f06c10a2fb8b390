import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { tillMessages } from '@casino/ui/i18n/tillMessages.ts';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { openStorage } from './openStorage.ts';
import { StorageBlockedRoute } from './StorageBlockedRoute.tsx';

it.each([
  [
    'throws, as a browser that blocks cookies does',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
  ['rejects, as a full disk does', () => Promise.reject(new DOMException('', 'UnknownError'))],
])('a storage that %s opens no database', async (_, open) => {
  expect(await openStorage(open)).toBeNull();
});

it('the page of a browser without storage says what to do', async () => {
  const screen = await render(
    <I18nProvider messages={tillMessages} timeZone={VENUE_TIME_ZONE}>
      <StorageBlockedRoute />
    </I18nProvider>,
  );
  await expect.element(screen.getByText(/Allow cookies and site data/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
