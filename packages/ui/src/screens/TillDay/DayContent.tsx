import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { DayTotals } from './DayTotals.tsx';
import { Devices } from './Devices.tsx';
import { Records } from './Records.tsx';
import { Redemptions } from './Redemptions.tsx';
import type { DayRecord, TillDayScreenProps, TillDayState } from './TillDay.types.ts';

interface DayContentProps extends TillDayScreenProps {
  readonly state: Extract<TillDayState, { readonly status: 'ready' }>;
}

/** Totals, redemptions, scans without a redemption, and devices. */
export function DayContent({ layout, state, ...props }: DayContentProps) {
  const words = useMessages().tillDay;
  const isOpen = ({ kind, reversal }: DayRecord) => kind === 'conflict' && !reversal;
  const conflicts = state.records.filter(isOpen);
  const refused = state.records.filter((record) => !isOpen(record));
  return (
    <>
      {state.isCut && <Banner tone="warning">{words.cut}</Banner>}
      <DayTotals redemptions={state.redemptions} />
      {conflicts.length > 0 && (
        <Banner tone="warning" title={words.conflicts.title}>
          {words.conflicts.text}
        </Banner>
      )}
      <Redemptions
        layout={layout}
        redemptions={state.redemptions}
        takeBack={props.takeBack}
        onTakeBack={props.onTakeBack}
      />
      <Records
        layout={layout}
        title={words.conflicts.title}
        empty={words.conflicts.empty}
        records={conflicts}
      />
      <Records
        layout={layout}
        title={words.refused.title}
        empty={words.refused.empty}
        records={refused}
      />
      <Devices
        layout={layout}
        devices={state.devices}
        revocation={props.revocation}
        onRevoke={props.onRevoke}
      />
    </>
  );
}
