import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ownDocument, ownPhone } from '../../stories/ownDocument.ts';
import { MODAL_KEYS } from '../../stories/pages/pageParameters.ts';
import { chooses } from '../../stories/steps.ts';
import { mobileView } from '../../stories/views.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

function Opened(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add to calendar
      </Button>
      <Sheet {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  parameters: {
    ...ownDocument,
    keyboard: MODAL_KEYS,
    anatomy: [
      ['Title', 'Names the sheet.'],
      ['Corner button', 'An `IconButton` that closes. Every sheet has one.'],
      ['Body', 'The children.'],
      ['Actions', 'Buttons, the primary one last.'],
      ['Backdrop', 'Covers the page. A press on it calls `onClose`.'],
    ],
  },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    title: 'Add to calendar',
    children: (
      <Stack gap={3}>
        <Text tone="muted">Friday Jazz, 20:00 to 23:30.</Text>
        <Button block>Save the date</Button>
      </Stack>
    ),
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = { parameters: ownPhone, globals: mobileView };
export const Desktop: Story = {};
export const LongContent: Story = {
  parameters: ownPhone,
  globals: mobileView,
  args: {
    children: (
      <Text tone="muted">{'Please bring photo ID, and leave coats at the door. '.repeat(60)}</Text>
    ),
  },
};
export const ClosesAndGivesTheFocusBack: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add to calendar' });
    await userEvent.click(opener);
    const sheet = canvas.getByRole('dialog', { name: 'Add to calendar' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};
export const ClosesByPressOutside: Story = { play: chooses('dialog', undefined, 'onClose') };
