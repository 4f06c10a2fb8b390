import { useState } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { RowButton } from './RowButton.tsx';
import { Rows } from './Rows.tsx';
import type { DayDevice, TillDayScreenProps } from './TillDay.types.ts';

interface DevicesProps extends Pick<TillDayScreenProps, 'layout' | 'revocation' | 'onRevoke'> {
  readonly devices: readonly DayDevice[];
}

/** The devices of the casino. The list does not depend on the day. */
export function Devices({ layout, devices, revocation, onRevoke }: DevicesProps) {
  const { devices: words } = useMessages().tillDay;
  const { date, moment, number } = useFormatters();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = devices.find(({ id, revokedAt }) => id === chosenId && revokedAt === null);
  return (
    <>
      <Rows
        layout={layout}
        caption={words.title}
        empty={words.empty}
        rows={devices}
        rowId={({ id }) => id}
        bare={['action']}
        columns={[
          {
            id: 'name',
            heading: words.name,
            cell: ({ name, isThis }) => (
              <Stack gap={1} align="start">
                <span>{name}</span>
                {isThis && <Badge tone="info">{words.here}</Badge>}
              </Stack>
            ),
          },
          { id: 'enrolled', heading: words.enrolled, cell: ({ enrolledAt }) => date(enrolledAt) },
          {
            id: 'lastSync',
            heading: words.lastSync,
            cell: ({ lastSyncAt }) => (lastSyncAt === null ? words.never : moment(lastSyncAt)),
          },
          {
            id: 'waiting',
            heading: words.waiting,
            cell: ({ waiting }) => words.scans(number(waiting)),
          },
          {
            id: 'action',
            heading: words.action,
            cell: ({ id, name, revokedAt }) =>
              revokedAt === null ? (
                <RowButton label={words.revokeOf(name)} onClick={() => setChosenId(id)}>
                  {words.revoke}
                </RowButton>
              ) : (
                <Badge tone="danger">{words.revoked}</Badge>
              ),
          },
        ]}
      />
      <RevokeDialog
        device={chosen}
        state={revocation}
        onRevoke={onRevoke}
        onClose={() => setChosenId(null)}
      />
    </>
  );
}
