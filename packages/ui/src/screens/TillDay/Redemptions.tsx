import { useState } from 'react';
import { useToLang } from '../../components/RichText/useLang.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TakeBackDialog } from '../till/TakeBackDialog.tsx';
import { RowButton } from './RowButton.tsx';
import { Rows } from './Rows.tsx';
import { ScanTime } from './ScanTime.tsx';
import type { DayRedemption, TillDayScreenProps } from './TillDay.types.ts';
import { toDayKind } from './totals.ts';

interface RedemptionsProps extends Pick<TillDayScreenProps, 'layout' | 'takeBack' | 'onTakeBack'> {
  readonly redemptions: readonly DayRedemption[];
}

/** The redemptions of the day, which a manager can take back. */
export function Redemptions({ layout, redemptions, takeBack, onTakeBack }: RedemptionsProps) {
  const { tillDay: words, till } = useMessages();
  const { time } = useFormatters();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = redemptions.find(({ id }) => id === chosenId);
  const { columns } = words;
  const toLang = useToLang();
  return (
    <>
      <Rows
        layout={layout}
        caption={words.redemptions.title}
        empty={`${words.redemptions.empty}. ${words.redemptions.emptyText}`}
        rows={redemptions}
        rowId={({ id }) => id}
        bare={['action']}
        columns={[
          { id: 'time', heading: columns.time, cell: (row) => <ScanTime {...row} /> },
          {
            id: 'voucher',
            heading: columns.voucher,
            cell: ({ voucher, locale, isOffline, reversal }) => (
              <Stack gap={1} align="start">
                <span lang={toLang(locale)}>{voucher}</span>
                {isOffline && <Badge tone="warning">{words.offline}</Badge>}
                {reversal && (
                  <span>
                    {words.takenBackAt(time(reversal.at), till.takeBack.reasons[reversal.reason])}
                  </span>
                )}
              </Stack>
            ),
          },
          { id: 'kind', heading: columns.kind, cell: (row) => words.kinds[toDayKind(row)] },
          { id: 'member', heading: columns.member, cell: ({ customerNumber }) => customerNumber },
          { id: 'device', heading: columns.device, cell: ({ device }) => device },
          {
            id: 'action',
            heading: columns.action,
            cell: ({ id, voucher, arrivedAt, reversal }) =>
              reversal ? (
                <Badge>{words.takenBack}</Badge>
              ) : (
                <RowButton
                  label={words.takeBackOf(voucher, time(arrivedAt))}
                  onClick={() => setChosenId(id)}
                >
                  {words.takeBack}
                </RowButton>
              ),
          },
        ]}
      />
      <TakeBackDialog
        open={chosen !== undefined && chosen.reversal === null}
        voucher={chosen?.voucher ?? ''}
        locale={chosen?.locale}
        state={takeBack}
        onTakeBack={async (reason) => chosen && onTakeBack(chosen.id, reason)}
        onClose={() => setChosenId(null)}
      />
    </>
  );
}
