import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { DayRecord } from './TillDay.types.ts';

const Claimed = styled.span`
  ${typography('small', { tabular: true })}
  color: ${vars.color.textMuted};
`;

type ScanTimeProps = Pick<DayRecord, 'at' | 'arrivedAt' | 'isOffline'>;

/** When an entry arrived, and beside it the time that a device without a connection claims. */
export function ScanTime({ at, arrivedAt, isOffline }: ScanTimeProps) {
  const words = useMessages().tillDay;
  const { date, moment, time } = useFormatters();
  const isSameDay = date(at) === date(arrivedAt);
  return (
    <Stack gap={1} align="start">
      <span>{time(arrivedAt)}</span>
      {isOffline && (
        <Claimed>{isSameDay ? words.claimed(time(at)) : words.claimedBefore(moment(at))}</Claimed>
      )}
    </Stack>
  );
}
