import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scheme } from '../tokens/tiers.ts';
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

export const TheHouse: Story = {};
