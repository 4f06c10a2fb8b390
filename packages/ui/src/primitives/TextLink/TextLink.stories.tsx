import type { Meta, StoryObj } from '@storybook/react-vite';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  parameters: { keyboard: LINK_KEYS },
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

/** The words of the link name its page, also out of the sentence. */
export const DoNamePage: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { children: 'See all offers', href: '/offers' },
};

/** “Click here” names no page in a list of links. */
export const DontClickHere: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { children: 'Click here', href: '/offers' },
};
