// What real scanners send, each by a public report, and what the till does with it. The texts of the reports are kept; where
// a report names only the kind of fault, the text is a code of ours.

import { toBase32 } from '@casino/functions/contract/vouchers/base32.ts';
import { signedPart } from '@casino/functions/contract/vouchers/voucherCode.ts';
import type { ScanFault } from '../scan/keyboardScanner.ts';
import type { Focus } from '../scan/readKey.ts';
import { KEY_ID, NOW, NUMBER } from './sampleCodes.ts';
import * as scanner from './scannerKeys.ts';

const { ENTER, LINE_FEED, named, onNumberPad, typed, withAlt, withPause } = scanner;

/** A code with each letter that keyboards exchange, and small letters in its voucher. */
export const VOUCHER = `${signedPart(
  { voucherId: '100201-play_zy', customerNumber: NUMBER, expiresAt: new Date(NOW.getTime() + 1e8) },
  KEY_ID,
)}.${toBase32(Uint8Array.from({ length: 64 }, (_, at) => (at * 37) % 256))}`;

/** What the till does: it reads codes in their order, asks for another scan, or leaves the keys to the page. */
type Does =
  | readonly { readonly voucher?: string; readonly member?: string }[]
  | { readonly fault: ScanFault | 'unreadable' }
  | 'nothing';

const voucher = [{ voucher: VOUCHER }];
const member = (number = NUMBER) => [{ member: number }];
const asked = (fault: ScanFault | 'unreadable') => ({ fault });

/** The keys of a text and Enter. */
const sent = (...typing: Parameters<typeof typed>): scanner.TimedKey[] => [
  ...typed(...typing),
  { ...ENTER, after: typing[1]?.gap ?? ENTER.after },
];
const german = { scanner: 'german', computer: 'german' } as const;
const hiddenCapsLock = { ...german, isCapsLock: true, tellsCapsLock: false };
const nameless = (count: number) => named(Array(count).fill('Unidentified'));
const ALT_049_TO = withAlt(['049', '048', '048', '050', '048', '049']);

/** The times of a Datalogic N263. */
const RECORDED_MS = [0, 15.47, 16.095, 16.17, 16.68, 18.76, 12.53, 16.77, 63.17, 12];
const recorded = sent('848000065').map((key, at) => ({ ...key, after: RECORDED_MS[at] ?? 0 }));

/** A kind of scan; owner, repository and number of its report on github.com; the keys; what the till does; the focus. */
export type RecordedScan = [string, string, readonly scanner.TimedKey[], Does, Focus?];

export const RECORDED_SCANS: readonly RecordedScan[] = [
  // Endings
  ['Enter', 'pretix/pretixscan-android#42', sent(VOUCHER), voucher],
  ['Tab', 'the-letter-e-production/jquery-pos#6', [...typed(NUMBER), scanner.TAB], member()],
  ['a line feed', 'odoo/odoo#3142', [...typed(NUMBER), LINE_FEED], member()],
  [
    'two endings',
    'strichliste/strichliste-web-frontend#261',
    [...sent(NUMBER), LINE_FEED],
    member(),
  ],
  [
    'Enter on a button',
    'strichliste/strichliste-web-frontend#269',
    [...sent(VOUCHER), ENTER],
    voucher,
    'control',
  ],
  ['no ending of a voucher', 'noomerzx/vue-barcode-scanner#22', typed(VOUCHER), voucher],
  ['no ending of a number', 'Forceu/barcodebuddy-android#30', typed(NUMBER), asked('no-ending')],
  [
    'F12',
    'noomerzx/vue-barcode-scanner#21',
    [...typed(NUMBER), ...named(['F12']), ENTER],
    member(),
  ],
  // Prefixes and additions
  [
    'the identifier of a QR code',
    'DacoTaco/BarcodeParserBuilder#6',
    sent(`]Q1${NUMBER}`),
    member(),
  ],
  [
    'an identifier on a German computer',
    'DacoTaco/BarcodeParserBuilder#12',
    sent(`]C1${NUMBER}`, { computer: 'german' }),
    member(),
  ],
  [
    'a lost bracket',
    'collec-science/collec-science#62',
    sent('C1IEFRA05N6'),
    member('C1IEFRA05N6'),
  ],
  ['a star before it', 'JumpMind/openpos-framework#2108', sent('*000122521'), asked('unreadable')],
  ['another prefix', 'CarlRaymond/jquery.cardswipe#32', sent(`\`${VOUCHER}`), voucher],
  [
    'a control character within it, as a shortcut',
    'inventree/inventree-app#542',
    [...typed('1002'), scanner.ctrl('b'), ...sent('01')],
    asked('unreadable'),
  ],
  [
    'a separator at its end',
    'odoo/odoo#99730',
    [...typed(NUMBER), ...withAlt(['029']), ENTER],
    member(),
  ],
  [
    'a separator within it',
    'jsakamoto/Toolbelt.Blazor.HotKeys#14',
    [...typed('1002'), ...withAlt(['029']), ...sent('01')],
    asked('unreadable'),
  ],
  // Layouts
  [
    'digits on a French computer',
    'axenox/onscan.js#15',
    sent('6130760003769', { computer: 'french' }),
    member('6130760003769'),
  ],
  [
    'letters on a French computer',
    'third-culture-software/bhima#6436',
    sent('004HQ3NIDBVD', { computer: 'french' }),
    member('004HQ3NIDBVD'),
  ],
  [
    'a line feed on a French computer',
    'collec-science/collec-science#61',
    [...typed(VOUCHER, { computer: 'french' }), LINE_FEED],
    voucher,
  ],
  [
    'a German computer',
    'davidscotttufts/php-barcode#2',
    sent(VOUCHER, { computer: 'german' }),
    voucher,
  ],
  ['two German keyboards', 'Fabi019/hid-barcode-scanner#385', sent(VOUCHER, german), voucher],
  [
    'a Russian one',
    'Fabi019/hid-barcode-scanner#178',
    sent(VOUCHER, { computer: 'russian' }),
    voucher,
  ],
  // Small and capital letters
  [
    'Caps Lock',
    'goodeggs/angular-barcode-listener#4',
    sent(VOUCHER, { isCapsLock: true }),
    voucher,
  ],
  ['hidden Caps Lock', 'CarlRaymond/jquery.cardswipe#25', sent(VOUCHER, hiddenCapsLock), voucher],
  ['capitals only', 'axenox/onscan.js#8', sent(VOUCHER.toUpperCase()), voucher],
  [
    'small letters only',
    'shaxxx/flutter_barcode_listener#41',
    sent(VOUCHER.toLowerCase()),
    voucher,
  ],
  [
    'a late Shift',
    'shaxxx/flutter_barcode_listener#34',
    sent('#Be960$f-(e76'),
    asked('unreadable'),
  ],
  // Number pad and Alt
  [
    'the number pad',
    'shaxxx/flutter_barcode_listener#63',
    [...onNumberPad(NUMBER), ENTER],
    member(),
  ],
  ['no NumLock', 'semos-labs/attyx#31', [...onNumberPad(NUMBER, false), ENTER], member()],
  [
    'the minus of the number pad',
    'Forceu/barcodebuddy#159',
    [...typed('QC'), { key: '-', code: 'NumpadSubtract', after: 8 }, ...sent('157')],
    member('QC-157'),
  ],
  ['digits as Alt with numbers', 'inventree/InvenTree#7610', [...ALT_049_TO, ENTER], member()],
  [
    'letters as Alt with numbers',
    'markusressel/barcode-server#93',
    [...withAlt(['77', '95', '50', '48', '48', '49']), ENTER],
    member('M_2001'),
  ],
  // Android
  ['keys without a name', 'axenox/onscan.js#18', [...nameless(6), ENTER], asked('unidentified')],
  [
    'Alt with digits that Android does not name',
    'axenox/onscan.js#40',
    [
      { key: 'Alt', code: 'AltLeft', after: 8 },
      { key: '0', code: '', alt: true, after: 8 },
      ...nameless(6),
      ENTER,
    ],
    asked('unidentified'),
  ],
  [
    'keys without a name whose place is known',
    'goodeggs/angular-barcode-listener#13',
    sent(NUMBER).map((key) => (key.key === 'Enter' ? key : { ...key, key: 'Unidentified' })),
    member(),
  ],
  [
    'an input method that names only the first key',
    'odoo/odoo#287883',
    [...typed('8'), ...nameless(12), { ...ENTER, value: '8901086261410' }],
    member('8901086261410'),
    'field',
  ],
  // Speed and pauses
  ['all keys at once', 'markjaniczak/symbology-scanner#13', sent(NUMBER, { gap: 0 }), member()],
  ['recorded times', 'lucasjahn/jQuery-Scanner-Detection#2', recorded, member('848000065')],
  ['50 ms between two keys', 'odoo/odoo#10537', sent(NUMBER, { gap: 50 }), member(), 'field'],
  [
    'Bluetooth on a tablet, slower than some people',
    'odoo/odoo#15552',
    sent(NUMBER, { gap: 180 }),
    member(),
  ],
  [
    'a pause in a field',
    'OCA/stock-logistics-barcode#239',
    withPause(sent(NUMBER), 2, 90),
    member(),
    'field',
  ],
  ['a pause outside fields', 'odoo/odoo#15552', withPause(sent(NUMBER), 2, 400), member()],
  ['a long pause', 'inventree/InvenTree#4194', withPause(sent(NUMBER), 2, 600), asked('pause')],
  ['three digits', 'woocommerce/woocommerce-ios#15823', sent('123'), member('123')],
  [
    'two codes in one picture',
    'inventree/inventree-app#625',
    [...sent(VOUCHER), ...sent(NUMBER)],
    [...voucher, ...member()],
  ],
  // People
  [
    'a person in a field',
    'woocommerce/woocommerce-ios#15843',
    sent(NUMBER, { gap: 110 }),
    'nothing',
    'field',
  ],
  [
    'a person who types three digits fast on a number pad',
    'odoo/odoo#37411',
    [...onNumberPad('123'), ENTER].map((key) => ({ ...key, after: 55 })),
    'nothing',
    'field',
  ],
];
