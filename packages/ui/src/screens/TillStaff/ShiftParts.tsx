import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useBusy } from '../till/useBusy.ts';

/** A scan arrived while the till was locked. */
export function ScanWaits() {
  const { scanWaits } = useMessages().till.staff.lock;
  return (
    <Banner tone="info" role="alert">
      {scanWaits}
    </Banner>
  );
}

export interface EndShiftProps {
  /** The name of the person whose shift it is. */
  readonly name: string;
  readonly onEndShift: () => Promise<void>;
}

/** The end of a shift that is locked. It needs no PIN: it opens nothing. */
export function EndShift({ name, onEndShift }: EndShiftProps) {
  const words = useMessages().till.staff.lock;
  const [isBusy, run] = useBusy();
  return (
    <Button
      block
      variant="secondary"
      busy={isBusy}
      busyLabel={words.ending}
      onClick={() => run(onEndShift)}
    >
      {words.end(name)}
    </Button>
  );
}
