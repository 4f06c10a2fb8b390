import { useId } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { withElement } from '../../i18n/values/withElement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';

/** Props of `RealityCheck`. */
export interface RealityCheckProps {
  readonly open: boolean;
  /** How long the app has been open, in minutes. */
  readonly minutes: number;
  /** Called when the member carries on, or closes the dialog. */
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/**
 * Tells members who chose reality checks how long the app has been open, and shows the helpline.
 *
 * - When: the interval that the member chose has passed.
 * - When not: the end of a session.
 */
export function RealityCheck({ open, minutes, onStay, onLogOut }: RealityCheckProps) {
  const { common, settings } = useMessages();
  const { number } = useFormatters();
  const words = settings.realityCheck;
  const help = common.saferGambling;
  const textId = useId();
  return (
    <Dialog
      describedBy={textId}
      open={open}
      title={words.title}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" onClick={onLogOut}>
            {words.leave}
          </Button>
          <Button onClick={onStay}>{words.stay}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text id={textId}>{words.text(number(minutes))}</Text>
        <Text variant="small" tone="muted">
          {withElement(
            (telephone) => words.helpline(help.helplineName, telephone, help.helplineNote),
            <TextLink href={`tel:${help.helplineNumber.replaceAll(' ', '')}`}>
              {help.helplineNumber.replaceAll(' ', '\u00a0')}
            </TextLink>,
          )}
        </Text>
      </Stack>
    </Dialog>
  );
}
