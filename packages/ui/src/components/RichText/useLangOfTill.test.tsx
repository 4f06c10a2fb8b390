import { Records } from '../../screens/TillDay/Records.tsx';
import { Redemptions } from '../../screens/TillDay/Redemptions.tsx';
import { AnswerDetails } from '../../screens/TillScan/AnswerDetails.tsx';
import { CheckingPanel } from '../../screens/TillScan/CheckingPanel.tsx';
import { ScanSlots } from '../../screens/TillScan/ScanSlots.tsx';
import { describeLangs } from './useLang.fixtures.tsx';

const nothing = () => {};

const voucher = { title: '双人晚餐', summary: '每人两道菜。', checks: [] };

const scan = {
  id: 'r1',
  at: '2026-11-25T18:00:00Z',
  voucher: voucher.title,
  customerNumber: '100204',
  device: 'Bar',
  isOffline: false,
};

describeLangs([
  [
    'an answer of a till',
    (locale) => <AnswerDetails voucher={{ ...voucher, locale }} withChecks customerNumber={null} />,
    [voucher.title, voucher.summary],
  ],
  [
    'a scan of a till',
    (locale) => (
      <ScanSlots
        read={{ voucher: voucher.title, locale, customerNumber: null }}
        problem={null}
        scannerHref="/scanner"
        isOnline
        onLetters={nothing}
        onMemberNumber={nothing}
        onClear={nothing}
      />
    ),
    [voucher.title],
  ],
  [
    'a scan that a till checks',
    (locale) => <CheckingPanel read={{ voucher: voucher.title, locale, customerNumber: null }} />,
    [voucher.title],
  ],
  [
    'a redemption of a day',
    (locale) => (
      <Redemptions
        layout="mobile"
        redemptions={[
          { ...scan, arrivedAt: scan.at, locale, kind: null, valuePence: null, reversal: null },
        ]}
        takeBack={{ status: 'ready' }}
        onTakeBack={async () => {}}
      />
    ),
    [voucher.title],
  ],
  [
    'a refused scan of a day',
    (locale) => (
      <Records
        layout="mobile"
        title=""
        empty=""
        records={[{ ...scan, arrivedAt: scan.at, locale, kind: 'refused', reason: 'expired' }]}
      />
    ),
    [voucher.title],
  ],
]);
