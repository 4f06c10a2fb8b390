import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Scheme, TIERS } from '../tokens/tiers.ts';
import { Welcome } from './Welcome.tsx';

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', themes: 'own' },
  globals: { tier: 'house' },
  args: { scheme: 'dark' },
  render: (_, { globals }) => <Welcome scheme={globals['scheme'] as Scheme} />,
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cards and the tasks are links of Storybook, and not of the frame. */
export const TheHouse: Story = {
  play: async ({ canvas }) => {
    const king = canvas.getByRole('link', { name: 'King of Hearts' });
    await expect(king).toHaveAttribute(
      'href',
      './?path=/story/screens-home--jack&globals=tier:king-of-hearts',
    );
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('target', '_top');
    await expect(canvas.getAllByRole('link')).toHaveLength(TIERS.length + 6);
  },
};
