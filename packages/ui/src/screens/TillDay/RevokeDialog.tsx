import { useId, useState } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { HoldButton } from '../till/HoldButton.tsx';
import { useBusy } from '../till/useBusy.ts';
import type { DayDevice, TillDayScreenProps } from './TillDay.types.ts';

export interface RevokeDialogProps extends Pick<TillDayScreenProps, 'onRevoke'> {
  /** Undefined closes the dialog. */
  readonly device: DayDevice | undefined;
  readonly state: TillDayScreenProps['revocation'];
  readonly onClose: () => void;
}

/** Confirms that a device is revoked. */
export function RevokeDialog({ device, state, onRevoke, onClose }: RevokeDialogProps) {
  const { revocation: words } = useMessages().tillDay;
  const { number } = useFormatters();
  const id = useId();
  const [isSending, run] = useBusy();
  /** The device of the last attempt: an error of another one is not shown. */
  const [sent, setSent] = useState<string>();
  const isBusy = isSending || state.status === 'pending';
  const close = () => {
    setSent(undefined);
    onClose();
  };
  const confirm = ({ id: deviceId }: DayDevice) => {
    setSent(deviceId);
    run(() => onRevoke(deviceId));
  };
  return (
    <Dialog
      open={device !== undefined}
      title={device ? words.title(device.name) : ''}
      describedBy={`${id}-text`}
      onClose={close}
      actions={
        device && (
          <>
            <Button variant="quiet" onClick={close}>
              {words.cancel}
            </Button>
            <HoldButton busy={isBusy} busyLabel={words.pending} onClick={() => confirm(device)}>
              {words.confirm}
            </HoldButton>
          </>
        )
      }
    >
      <div id={`${id}-text`}>
        <Text tone="muted">{words.text}</Text>
        {device !== undefined && device.waiting > 0 && (
          <Text>{words.waiting(number(device.waiting))}</Text>
        )}
      </div>
      {state.status === 'error' && !isBusy && sent === device?.id && (
        <Banner tone="danger" role="alert">
          {words.errors[state.error]}
        </Banner>
      )}
    </Dialog>
  );
}
