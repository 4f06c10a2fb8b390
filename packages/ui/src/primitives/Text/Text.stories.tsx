import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'The kitchen stays open until one, and the late menu is served at the bar.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Title: Story = { args: { variant: 'title', as: 'h2', children: 'Welcome back' } };

export const Muted: Story = { args: { tone: 'muted', variant: 'small' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const Metal: Story = { args: { tone: 'metal', variant: 'overline' } };

export const Danger: Story = { args: { tone: 'danger' } };

export const Success: Story = { args: { tone: 'success' } };

export const Figures: Story = { args: { tabular: true, children: '1,111.10' } };

/** The line is at most 72 characters long. */
export const Measure: Story = {
  args: {
    measure: true,
    children: 'A long line tires the eye, so that no paragraph runs wider than this. '.repeat(4),
  },
};
