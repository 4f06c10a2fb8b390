import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TAB_KEY } from '../../stories/pages/pageParameters.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  parameters: {
    keyboard: [TAB_KEY, ['Enter, Space', 'Opens or closes the focused item.']],
    anatomy: [
      ['Title', 'A native `summary`.'],
      ['Chevron', 'Turns while the item is open. Screen readers skip it.'],
      ['Content', 'Hidden while the item is closed.'],
    ],
  },
  args: {
    items: [
      {
        id: 'points',
        title: 'When do my points to spend appear?',
        content: 'On the morning after your visit.',
      },
      {
        id: 'expire',
        title: 'Do points to spend expire?',
        content: 'Yes. The date stands on your card, under the balance.',
      },
      {
        id: 'tier',
        title:
          'How do I reach the next tier, and what happens to the tier points that I have by then?',
        content: 'Your tier follows your tier points, and you keep all of them.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { openId: 'expire' } };
export const OpensByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const title = canvas.getByText('When do my points to spend appear?');
    await expect(title.closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('When do my points to spend appear?'));
    await expect(canvas.getByText('On the morning after your visit.')).toBeVisible();
    await userEvent.click(canvas.getByText('Do points to spend expire?'));
    await expect(canvas.getByText('On the morning after your visit.')).toBeVisible();
  },
};
export const OneAtATime: Story = {
  args: { exclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('When do my points to spend appear?'));
    await userEvent.click(canvas.getByText('Do points to spend expire?'));
    await expect(canvas.getByText(/under the balance/)).toBeVisible();
    await expect(canvas.getByText('On the morning after your visit.')).not.toBeVisible();
  },
};

/** Titles that say what is inside. */
export const DoSayWhat: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: {
    items: [
      { id: 'dress', title: 'What do I wear?', content: 'Smart casual.' },
      { id: 'id', title: 'Do I need photo ID?', content: 'Yes, on each visit.' },
    ],
  },
};

/** What every reader needs, behind a press. */
export const DontHideNeeded: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: {
    items: [
      { id: 'more', title: 'Important information', content: 'You need photo ID on each visit.' },
    ],
  },
};
