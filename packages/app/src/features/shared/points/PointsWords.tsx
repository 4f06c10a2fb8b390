import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { pointsMessages } from '@casino/ui/i18n/pointsMessages.ts';
import type { ReactNode } from 'react';

/** Provides the words about points, which the catalogue of the member area does not have. */
export function PointsWords({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider messages={pointsMessages} timeZone={VENUE_TIME_ZONE}>
      {children}
    </I18nProvider>
  );
}
