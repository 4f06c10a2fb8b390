// What real scanners send, each by a public report, and what the till does with it. The texts of the reports are kept; where
// a report names only the kind of fault, the text is a code of ours. Long because it is one table.

import { toBase32 } from '@casino/functions/contract/vouchers/base32.ts';
import { signedPart } from '@casino/functions/contract/vouchers/voucherCode.ts';
import type { ScanFault } from '../scan/keyboardScanner.ts';
import type { Focus } from '../scan/readKey.ts';
import { KEY_ID, NOW, NUMBER } from './sampleCodes.ts';
import {
  ctrl,
  ENTER,
  LINE_FEED,
  named,
  onNumberPad,
  TAB,
  type TimedKey,
  typed,
  withAlt,
  withPause,
} from './scannerKeys.ts';

/** A code with each letter that keyboards exchange, and small letters in its voucher. */
export const VOUCHER = `${signedPart(
  { voucherId: '100201-play_zy', customerNumber: NUMBER, expiresAt: new Date(NOW.getTime() + 1e8) },
  KEY_ID,
)}.${toBase32(Uint8Array.from({ length: 64 }, (_, at) => (at * 37) % 256))}`;

/** What the till does: it reads codes in their order, asks for another scan, or leaves the keys to the page. */
export type Does =
  | readonly { readonly voucher?: string; readonly member?: string }[]
  | { readonly fault: ScanFault | 'unreadable' }
  | 'nothing';

export interface RecordedScan {
  readonly name: string;
  /** Owner, repository and number of the report, on github.com. */
  readonly source: string;
  readonly keys: readonly TimedKey[];
  readonly focus?: Focus;
  readonly does: Does;
}

const voucher = [{ voucher: VOUCHER }];
const member = (number: string) => [{ member: number }];
const asked = (fault: ScanFault | 'unreadable') => ({ fault });

export const RECORDED_SCANS: readonly RecordedScan[] = [
  // Endings
  {
    name: 'Enter at the end',
    source: 'pretix/pretixscan-android#42',
    keys: [...typed(VOUCHER), ENTER],
    does: voucher,
  },
  {
    name: 'Tab at the end',
    source: 'the-letter-e-production/jquery-pos#6',
    keys: [...typed(NUMBER), TAB],
    does: member(NUMBER),
  },
  {
    name: 'a line feed at the end, which opens the downloads of Chrome',
    source: 'odoo/odoo#3142',
    keys: [...typed(NUMBER), LINE_FEED],
    does: member(NUMBER),
  },
  {
    name: 'a line feed at the end, on a French computer',
    source: 'collec-science/collec-science#61',
    keys: [...typed(VOUCHER, { computer: 'french' }), LINE_FEED],
    does: voucher,
  },
  {
    name: 'Enter and a line feed, the second of which presses a button again',
    source: 'strichliste/strichliste-web-frontend#261',
    keys: [...typed(NUMBER), ENTER, LINE_FEED],
    does: member(NUMBER),
  },
  {
    name: 'Enter on a button that has the focus',
    source: 'strichliste/strichliste-web-frontend#269',
    keys: [...typed(VOUCHER), ENTER, ENTER],
    focus: 'control',
    does: voucher,
  },
  {
    name: 'no ending, after a voucher',
    source: 'noomerzx/vue-barcode-scanner#22',
    keys: typed(VOUCHER),
    does: voucher,
  },
  {
    name: 'no ending, after a number: its end may be missing',
    source: 'Forceu/barcodebuddy-android#30',
    keys: typed(NUMBER),
    does: asked('no-ending'),
  },
  {
    name: 'a function key at the end, which opens the developer tools',
    source: 'noomerzx/vue-barcode-scanner#21',
    keys: [...typed(NUMBER), ...named(['F12']), ENTER],
    does: member(NUMBER),
  },
  // Prefixes and additions
  {
    name: 'the identifier of a QR code',
    source: 'DacoTaco/BarcodeParserBuilder#6',
    keys: [...typed(`]Q1${NUMBER}`), ENTER],
    does: member(NUMBER),
  },
  {
    name: 'the identifier of a bar code, on a German computer',
    source: 'DacoTaco/BarcodeParserBuilder#12',
    keys: [...typed(`]C1${NUMBER}`, { computer: 'german' }), ENTER],
    does: member(NUMBER),
  },
  {
    name: 'the identifier of a QR code before a voucher',
    source: 'NordicID/nur_sdk#22',
    keys: [...typed(`]Q1${VOUCHER}`), ENTER],
    does: voucher,
  },
  {
    name: 'an identifier whose bracket is lost: the number can be one of another group',
    source: 'collec-science/collec-science#62',
    keys: [...typed('C1IEFRA05N6'), ENTER],
    does: member('C1IEFRA05N6'),
  },
  {
    name: 'a star before the code',
    source: 'JumpMind/openpos-framework#2108',
    keys: [...typed('*000122521'), ENTER],
    does: asked('unreadable'),
  },
  {
    name: 'a tilde on both sides, which opens the developer tools',
    source: 'google/WebFundamentals#3040',
    keys: [...typed('~1234~'), ENTER],
    does: asked('unreadable'),
  },
  {
    name: 'the marks of a magnetic stripe',
    source: 'CarlRaymond/jquery.cardswipe#30',
    keys: [...typed(';0001234567?'), ENTER],
    does: asked('unreadable'),
  },
  {
    name: 'another prefix before a voucher',
    source: 'CarlRaymond/jquery.cardswipe#32',
    keys: [...typed(`\`${VOUCHER}`), ENTER],
    does: voucher,
  },
  {
    name: 'a control character within the code, as a shortcut',
    source: 'inventree/inventree-app#542',
    keys: [...typed('1002'), ctrl('b'), ...typed('01'), ENTER],
    does: asked('unreadable'),
  },
  {
    name: 'the separator of groups at the end, as Alt and 029',
    source: 'odoo/odoo#99730',
    keys: [...typed(NUMBER), ...withAlt(['029']), ENTER],
    does: member(NUMBER),
  },
  {
    name: 'the separator of groups within a number',
    source: 'jsakamoto/Toolbelt.Blazor.HotKeys#14',
    keys: [...typed('1002'), ...withAlt(['029']), ...typed('01'), ENTER],
    does: asked('unreadable'),
  },
  // Layouts
  {
    name: 'digits on a French computer: -&"àè-ààà"è-ç',
    source: 'axenox/onscan.js#15',
    keys: [...typed('6130760003769', { computer: 'french' }), ENTER],
    does: member('6130760003769'),
  },
  {
    name: 'a number with letters on a French computer: àà\'HA"NIDBVD',
    source: 'third-culture-software/bhima#6436',
    keys: [...typed('004HQ3NIDBVD', { computer: 'french' }), ENTER],
    does: member('004HQ3NIDBVD'),
  },
  {
    name: 'HA&&é on a French computer',
    source: 'fttx/barcode-to-pc-server#166',
    keys: [...typed('HA112', { computer: 'french' }), ENTER],
    does: member('HA112'),
  },
  {
    name: 'a hyphen on a German computer',
    source: 'davidscotttufts/php-barcode#2',
    keys: [...typed('123-456', { computer: 'german' }), ENTER],
    does: member('123-456'),
  },
  {
    name: 'test?123 on an Italian computer',
    source: 'davidshimjs/qrcodejs#236',
    keys: [...typed('test_123', { computer: 'italian' }), ENTER],
    does: member('test_123'),
  },
  {
    name: 'y and z exchanged on a German computer',
    source: 'davidscotttufts/php-barcode#2',
    keys: [...typed(VOUCHER, { computer: 'german' }), ENTER],
    does: voucher,
  },
  {
    name: 'a scanner and a computer that are both German',
    source: 'Fabi019/hid-barcode-scanner#385',
    keys: [...typed(VOUCHER, { scanner: 'german', computer: 'german' }), ENTER],
    does: voucher,
  },
  {
    name: 'a Polish computer',
    source: 'Fabi019/hid-barcode-scanner#532',
    keys: [...typed(VOUCHER, { computer: 'polish' }), ENTER],
    does: voucher,
  },
  {
    name: 'a Czech computer',
    source: 'Fabi019/hid-barcode-scanner#350',
    keys: [...typed(VOUCHER, { computer: 'czech' }), ENTER],
    does: voucher,
  },
  {
    name: 'a Russian computer',
    source: 'Fabi019/hid-barcode-scanner#178',
    keys: [...typed(VOUCHER, { computer: 'russian' }), ENTER],
    does: voucher,
  },
  {
    name: 'a British computer',
    source: 'inventree/InvenTree#10589',
    keys: [...typed(VOUCHER, { computer: 'uk' }), ENTER],
    does: voucher,
  },
  {
    name: 'a Shift key before each capital',
    source: 'axenox/onscan.js#19',
    keys: [...typed('QC-157'), ENTER],
    does: member('QC-157'),
  },
  // Small and capital letters
  {
    name: 'Caps Lock',
    source: 'goodeggs/angular-barcode-listener#4',
    keys: [...typed(VOUCHER, { isCapsLock: true }), ENTER],
    does: voucher,
  },
  {
    name: 'Caps Lock that the computer does not tell, on a German keyboard',
    source: 'CarlRaymond/jquery.cardswipe#25',
    keys: [
      ...typed(VOUCHER, {
        scanner: 'german',
        computer: 'german',
        isCapsLock: true,
        tellsCapsLock: false,
      }),
      ENTER,
    ],
    does: voucher,
  },
  {
    name: 'capitals only',
    source: 'axenox/onscan.js#8',
    keys: [...typed(VOUCHER.toUpperCase()), ENTER],
    does: voucher,
  },
  {
    name: 'small letters only',
    source: 'shaxxx/flutter_barcode_listener#41',
    keys: [...typed(VOUCHER.toLowerCase()), ENTER],
    does: voucher,
  },
  {
    name: 'Shift that comes too early or too late: #Be960$f-(e76',
    source: 'shaxxx/flutter_barcode_listener#34',
    keys: [...typed('#Be960$f-(e76'), ENTER],
    does: asked('unreadable'),
  },
  // Number pad and Alt
  {
    name: 'the number pad',
    source: 'shaxxx/flutter_barcode_listener#63',
    keys: [...onNumberPad(NUMBER), ENTER],
    does: member(NUMBER),
  },
  {
    name: 'the number pad without NumLock',
    source: 'semos-labs/attyx#31',
    keys: [...onNumberPad(NUMBER, false), ENTER],
    does: member(NUMBER),
  },
  {
    name: 'the minus of the number pad',
    source: 'Forceu/barcodebuddy#159',
    keys: [...typed('QC'), { key: '-', code: 'NumpadSubtract', after: 8 }, ...typed('157'), ENTER],
    does: member('QC-157'),
  },
  {
    name: 'each character as Alt with its number',
    source: 'inventree/InvenTree#7610',
    keys: [...withAlt(['049', '048', '048', '050', '048', '049']), ENTER],
    does: member(NUMBER),
  },
  {
    name: 'letters as Alt with their number',
    source: 'markusressel/barcode-server#93',
    keys: [...withAlt(['77', '95', '50', '48', '48', '49']), ENTER],
    does: member('M_2001'),
  },
  // Android
  {
    name: 'a mode in which no key has a name',
    source: 'axenox/onscan.js#18',
    keys: [...named(Array(6).fill('Unidentified')), ENTER],
    does: asked('unidentified'),
  },
  {
    name: 'Alt with digits that Android does not name',
    source: 'axenox/onscan.js#40',
    keys: [
      { key: 'Alt', code: 'AltLeft', after: 8 },
      { key: '0', code: '', alt: true, after: 8 },
      ...named(Array(6).fill('Unidentified')),
      ENTER,
    ],
    does: asked('unidentified'),
  },
  {
    name: 'keys without a name whose place is known',
    source: 'goodeggs/angular-barcode-listener#13',
    keys: [...typed(NUMBER).map((key) => ({ ...key, key: 'Unidentified' })), ENTER],
    does: member(NUMBER),
  },
  {
    name: 'an input method that names only the first key, in a field',
    source: 'odoo/odoo#287883',
    keys: [
      ...typed('8'),
      ...named(Array(12).fill('Unidentified')),
      { ...ENTER, value: '8901086261410' },
    ],
    focus: 'field',
    does: member('8901086261410'),
  },
  // Speed and pauses
  {
    name: 'all keys at the same time',
    source: 'markjaniczak/symbology-scanner#13',
    keys: [...typed(NUMBER, { gap: 0 }), { ...ENTER, after: 0 }],
    does: member(NUMBER),
  },
  {
    name: 'the recorded times of a Datalogic N263',
    source: 'lucasjahn/jQuery-Scanner-Detection#2',
    keys: [...typed('848000065'), ENTER].map((key, at) => ({
      ...key,
      after: [0, 15.47, 16.095, 16.17, 16.68, 18.76, 12.53, 16.77, 63.17, 12][at] ?? 0,
    })),
    does: member('848000065'),
  },
  {
    name: '50 ms between two keys',
    source: 'odoo/odoo#7540',
    keys: [...typed(NUMBER, { gap: 50 }), { ...ENTER, after: 50 }],
    does: member(NUMBER),
  },
  {
    name: '50 ms between two keys, in a field',
    source: 'odoo/odoo#10537',
    keys: [...typed(NUMBER, { gap: 50 }), { ...ENTER, after: 50 }],
    focus: 'field',
    does: member(NUMBER),
  },
  {
    name: 'Bluetooth on a tablet, slower than some people',
    source: 'odoo/odoo#15552',
    keys: [...typed(NUMBER, { gap: 180 }), { ...ENTER, after: 180 }],
    does: member(NUMBER),
  },
  {
    name: 'a pause within a number, in a field',
    source: 'OCA/stock-logistics-barcode#239',
    keys: withPause([...typed('8480000650672'), ENTER], 7, 90),
    focus: 'field',
    does: member('8480000650672'),
  },
  {
    name: 'a pause within a number, outside fields',
    source: 'odoo/odoo#15552',
    keys: withPause([...typed(NUMBER), ENTER], 2, 400),
    does: member(NUMBER),
  },
  {
    name: 'a long pause within a number: its end would be another number',
    source: 'inventree/InvenTree#4194',
    keys: withPause([...typed(NUMBER), ENTER], 2, 600),
    does: asked('pause'),
  },
  {
    name: 'three digits',
    source: 'woocommerce/woocommerce-ios#15823',
    keys: [...typed('123'), ENTER],
    does: member('123'),
  },
  // Several codes
  {
    name: 'a second scan in quick succession',
    source: 'goodeggs/barcode-scan-listener#2',
    keys: [...typed(NUMBER), ENTER, ...typed(NUMBER), ENTER],
    does: [...member(NUMBER), ...member(NUMBER)],
  },
  {
    name: 'the first character, which is no prefix',
    source: 'goodeggs/barcode-scan-listener#5',
    keys: [...typed('00901765'), ENTER],
    does: member('00901765'),
  },
  {
    name: 'two codes in one picture',
    source: 'inventree/inventree-app#625',
    keys: [...typed(VOUCHER), ENTER, ...typed(NUMBER), ENTER],
    does: [...voucher, ...member(NUMBER)],
  },
  // People
  {
    name: 'a person who types a number in a field',
    source: 'woocommerce/woocommerce-ios#15843',
    keys: [...typed(NUMBER, { gap: 110 }), { ...ENTER, after: 110 }],
    focus: 'field',
    does: 'nothing',
  },
  {
    name: 'a person who types three digits fast on a number pad',
    source: 'odoo/odoo#37411',
    keys: [...onNumberPad('123').map((key) => ({ ...key, after: 55 })), { ...ENTER, after: 55 }],
    focus: 'field',
    does: 'nothing',
  },
];
