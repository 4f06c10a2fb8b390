import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { tillScannerMessages } from '@casino/ui/i18n/tillScannerMessages.ts';
import type { ScannerTest } from '@casino/ui/screens/TillScanner/TillScanner.types.ts';
import { TillScannerScreen } from '@casino/ui/screens/TillScanner/TillScannerScreen.tsx';
import { useEffect, useState } from 'react';
import { useLayout } from '../../../src/lib/page/mediaQuery.ts';
import { SCAN_PATH } from '../page/paths.ts';
import { diagnoseScanner, TEST_CODE } from './diagnoseScanner.ts';
import type { ScannerSource } from './scannerSource.ts';

export interface ScannerRouteProps {
  readonly subscribeToScanner: ScannerSource['subscribe'];
}

/** The set-up of a scanner. It needs no log-in: it shows nothing of the casino. */
export function ScannerRoute({ subscribeToScanner }: ScannerRouteProps) {
  const [test, setTest] = useState<ScannerTest | null>(null);
  useEffect(
    () => subscribeToScanner((scanned) => setTest(diagnoseScanner(scanned))),
    [subscribeToScanner],
  );
  return (
    <I18nProvider messages={tillScannerMessages} timeZone={VENUE_TIME_ZONE}>
      <TillScannerScreen
        layout={useLayout()}
        testCode={TEST_CODE}
        tillHref={SCAN_PATH}
        state={test === null ? { status: 'waiting' } : { status: 'tested', test }}
      />
    </I18nProvider>
  );
}
