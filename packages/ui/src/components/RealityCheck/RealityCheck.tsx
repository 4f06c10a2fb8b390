import { useId } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';

export interface RealityCheckProps {
  readonly open: boolean;
  /** How long the app has been open. */
  readonly minutes: number;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/**
 * Tells a member who asked for it how long they have been here, and where help is.
 *
 * - When: the time that they chose has passed.
 * - When not: a session that ends by itself.
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
          {help.helplineName}:{' '}
          <TextLink href={`tel:${help.helplineNumber.replaceAll(' ', '')}`}>
            {help.helplineNumber.replaceAll(' ', '\u00a0')}
          </TextLink>
          . {help.helplineNote}.
        </Text>
      </Stack>
    </Dialog>
  );
}
