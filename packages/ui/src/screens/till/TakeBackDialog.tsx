import { useId, useRef, useState } from 'react';
import { useLang } from '../../components/RichText/useLang.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { HoldButton } from './HoldButton.tsx';
import type { TillReversalReason, TillTakeBackState } from './till.types.ts';
import { useBusy } from './useBusy.ts';

const REASONS: readonly TillReversalReason[] = [
  'wrong-voucher',
  'wrong-member',
  'not-served',
  'returned',
  'other',
];

export interface TakeBackDialogProps {
  readonly open: boolean;
  /** The title of the voucher. */
  readonly voucher: string;
  /** The language of the title, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  readonly state: TillTakeBackState;
  readonly onTakeBack: (reason: TillReversalReason) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a redemption is taken back. There is no free text, because it could name a person. */
export function TakeBackDialog({
  open,
  voucher,
  locale,
  state,
  onTakeBack,
  onClose,
}: TakeBackDialogProps) {
  const { takeBack: words } = useMessages().till;
  const lang = useLang(locale);
  const id = useId();
  const [isSending, run] = useBusy();
  const reasons = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState<TillReversalReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  /** An error of an earlier dialog is not shown. */
  const [isSent, setSent] = useState(false);
  const isBusy = isSending || state.status === 'pending';

  const close = () => {
    setReason(null);
    setMissing(false);
    setSent(false);
    onClose();
  };
  const confirm = () => {
    if (reason === null) {
      setMissing(true);
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    setSent(true);
    run(() => onTakeBack(reason));
  };

  return (
    <Dialog
      open={open}
      title={words.title}
      describedBy={`${id}-text`}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {words.cancel}
          </Button>
          <HoldButton busy={isBusy} busyLabel={words.pending} onClick={confirm}>
            {words.confirm}
          </HoldButton>
        </>
      }
    >
      <Stack gap={5}>
        <div id={`${id}-text`}>
          <Text variant="bodyStrong">
            <span lang={lang}>{voucher}</span>
          </Text>
          <Text tone="muted">{words.text}</Text>
        </div>
        <div ref={reasons}>
          {' '}
          <RadioGroup
            name="reason"
            required
            label={words.reason}
            options={REASONS.map((value) => ({ value, label: words.reasons[value] }))}
            value={reason ?? ''}
            error={isMissing ? words.required : undefined}
            onChange={({ target }) => {
              setReason(target.value as TillReversalReason);
              setMissing(false);
            }}
          />
        </div>{' '}
        {isSent && state.status === 'error' && !isBusy && (
          <Banner tone="danger" role="alert">
            {words.errors[state.error]}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
