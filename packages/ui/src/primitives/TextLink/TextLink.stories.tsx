import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { href: '#offers', children: 'See all offers' },
} satisfies Meta<typeof TextLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Standalone: Story = { args: { standalone: true } };

export const InASentence: Story = {
  args: { children: 'reset your password' },
  render: (args) => (
    <Text>
      Forgotten it? You can <TextLink {...args} /> in a minute.
    </Text>
  ),
};
