import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../stories/variants.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'The kitchen stays open until one, and the late menu is served at the bar.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

/** The measured line is at most 72 characters long. */
export const Variants: Story = variants(Text, {
  Title: { variant: 'title', as: 'h2', children: 'Welcome back' },
  Muted: { tone: 'muted', variant: 'small' },
  Accent: { tone: 'accent' },
  Metal: { tone: 'metal', variant: 'overline' },
  Danger: { tone: 'danger' },
  Success: { tone: 'success' },
  Figures: { tabular: true, children: '1,111.10' },
  Measure: {
    measure: true,
    children: 'A long line tires the eye, so that no paragraph runs wider than this. '.repeat(4),
  },
});
