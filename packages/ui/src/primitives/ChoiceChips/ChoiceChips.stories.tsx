import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BUTTON_KEYS } from '../../stories/pages/pageParameters.ts';
import { mobileView } from '../../stories/views.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

const meta = {
  title: 'Primitives/ChoiceChips',
  component: ChoiceChips,
  parameters: { everyTier: () => ({}), keyboard: BUTTON_KEYS },
  args: {
    label: 'Kinds of events',
    choices: [
      { value: 'music', label: 'Music' },
      { value: 'dining', label: 'Dining' },
      { value: 'cards', label: 'Cards' },
    ],
    chosen: ['dining'],
    onChoose: fn(),
  },
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The choice keeps the order of the choices. A second press takes a value away. */
export const Opened: Story = {
  render: (args) => {
    const [chosen, choose] = useState(args.chosen);
    const onChoose = (next: readonly string[]) => {
      args.onChoose(next);
      choose(next);
    };
    return <ChoiceChips {...args} chosen={chosen} onChoose={onChoose} />;
  },
  play: async ({ args, canvas }) => {
    const music = canvas.getByRole('button', { name: 'Music' });
    await userEvent.click(music);
    await expect(args.onChoose).toHaveBeenLastCalledWith(['music', 'dining']);
    await expect(music).toHaveAttribute('aria-pressed', 'true');
    await expect(music).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(['dining']);
    await expect(canvas.getByRole('group', { name: 'Kinds of events' })).toBeVisible();
  },
};
export const NoneChosen: Story = { args: { chosen: [] } };
export const LongWords: Story = {
  args: {
    choices: [
      { value: 'all', label: 'Donaudampfschifffahrtsgesellschaft' },
      { value: 'other', label: 'Winter garden and the long table of the assembly rooms' },
    ],
    chosen: ['other'],
  },
  globals: mobileView,
};
