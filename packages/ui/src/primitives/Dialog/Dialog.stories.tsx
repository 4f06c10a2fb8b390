import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { lowDocument, ownDocument } from '../../stories/ownDocument.ts';
import { MODAL_KEYS } from '../../stories/pages/pageParameters.ts';
import { chooses, presses } from '../../stories/steps.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        House rules
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={props.actions && <Button onClick={close}>I have read them</Button>}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: {
    ...ownDocument,
    keyboard: MODAL_KEYS,
    anatomy: [
      ['Title', 'Names the dialog.'],
      ['Corner button', 'An `IconButton` that closes. Only with `closeLabel`.'],
      ['Body', 'The children.'],
      ['Actions', 'Buttons, the primary one last.'],
      ['Backdrop', 'Covers the page. A press on it calls `onClose`.'],
    ],
  },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    title: 'House rules',
    children: <Text tone="muted">Please bring photo ID, and leave coats at the door.</Text>,
    actions: <Button>I have read them</Button>,
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const LongContent: Story = {
  args: {
    children: (
      <Text tone="muted">{'Please bring photo ID, and leave coats at the door. '.repeat(60)}</Text>
    ),
  },
};
export const ClosesByKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'House rules' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'House rules' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};
export const ClosesByCorner: Story = {
  tags: ['!autodocs'],
  play: presses('Close', 'onClose'),
};
export const ClosesByPressOutside: Story = {
  tags: ['!autodocs'],
  play: chooses('dialog', undefined, 'onClose'),
};

/** Without a corner button, only the action and Esc close it. */
export const WithoutCorner: Story = {
  render: ({ closeLabel: _, ...args }) => <Opened {...args} />,
};

/** The title asks the question, and the buttons name the answers. */
export const DoNameAnswers: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  parameters: lowDocument,
  args: {
    title: 'Delete your account?',
    children: <Text tone="muted">You cannot undo this.</Text>,
    actions: (
      <>
        <Button variant="quiet">Keep it</Button>
        <Button variant="danger">Delete my account</Button>
      </>
    ),
  },
  render: (args) => <Dialog {...args} />,
};

/** “Yes” and “No”: a reader has to read the text twice. */
export const DontYesNo: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  parameters: lowDocument,
  args: {
    title: 'Please confirm',
    children: <Text tone="muted">Do you not want to keep your account?</Text>,
    actions: (
      <>
        <Button variant="secondary">No</Button>
        <Button>Yes</Button>
      </>
    ),
  },
  render: (args) => <Dialog {...args} />,
};
