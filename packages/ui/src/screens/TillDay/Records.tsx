import { useToLang } from '../../components/RichText/useLang.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { Rows } from './Rows.tsx';
import { ScanTime } from './ScanTime.tsx';
import type { DayRecord } from './TillDay.types.ts';

export interface RecordsProps {
  readonly layout: Layout;
  readonly title: string;
  readonly empty: string;
  readonly records: readonly DayRecord[];
}

/** Scans without a redemption, with their reasons. */
export function Records({ layout, title, empty, records }: RecordsProps) {
  const { tillDay: words, till } = useMessages();
  const { time } = useFormatters();
  const { columns } = words;
  const toLang = useToLang();
  return (
    <Rows
      layout={layout}
      caption={title}
      empty={empty}
      rows={records}
      rowId={({ id }) => id}
      bare={[]}
      columns={[
        { id: 'time', heading: columns.time, cell: (row) => <ScanTime {...row} /> },
        {
          id: 'reason',
          heading: columns.reason,
          cell: ({ reason, isOffline, reversal }) => (
            <Stack gap={1} align="start">
              <span>{words.reasons[reason]}</span>
              {isOffline && <Badge tone="warning">{words.offline}</Badge>}
              {reversal && (
                <span>
                  {words.takenBackAt(time(reversal.at), till.takeBack.reasons[reversal.reason])}
                </span>
              )}
            </Stack>
          ),
        },
        {
          id: 'voucher',
          heading: columns.voucher,
          cell: ({ voucher, locale }) => {
            if (voucher === null) return words.noVoucher;
            const lang = toLang(locale);
            return lang ? <span lang={lang}>{voucher}</span> : voucher;
          },
        },
        { id: 'member', heading: columns.member, cell: ({ customerNumber }) => customerNumber },
        { id: 'device', heading: columns.device, cell: ({ device }) => device },
      ]}
    />
  );
}
