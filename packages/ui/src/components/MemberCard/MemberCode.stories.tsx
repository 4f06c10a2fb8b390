import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ownPhone } from '../../stories/ownDocument.ts';
import { MODAL_KEYS } from '../../stories/pages/pageParameters.ts';
import { mobileView } from '../../stories/views.ts';
import { MemberCode } from './MemberCode.tsx';

const meta = {
  title: 'Components/MemberCode',
  component: MemberCode,
  parameters: { ...ownPhone, keyboard: MODAL_KEYS },
  globals: mobileView,
  args: {
    open: true,
    name: 'Rosalind Tester',
    number: '10024417',
    labels: {
      number: 'Membership number',
      code: 'QR code of your membership number. Hold it up to the scanner.',
      showCard: 'Show card',
    },
    hint: 'If it does not scan, turn up the brightness.',
    onClose: fn(),
  },
} satisfies Meta<typeof MemberCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Jack: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: /QR code/ });
    await waitFor(() => expect(code).toBeVisible());
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(280);
    await userEvent.click(canvas.getByRole('button', { name: 'Show card' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Black on white in dark mode too, because scanners need it. */
export const Queen: Story = { globals: { tier: 'queen', scheme: 'dark' } };
export const LongName: Story = {
  args: {
    name: 'Wilhelmina-Alexandrina Sample-Featherstonehaugh-Cholmondeley',
    number: '1002441700018823',
  },
};
