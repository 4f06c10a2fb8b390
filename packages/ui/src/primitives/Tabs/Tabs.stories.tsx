import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Selectable(props: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selected);
  const select = (id: string) => {
    props.onSelect(id);
    setSelected(id);
  };
  return <Tabs {...props} selected={selected} onSelect={select} />;
}

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  parameters: {
    keyboard: [
      [
        'Tab, Shift + Tab',
        'Moves the focus to the selected tab, and then to the content of the panel.',
      ],
      ['Arrow left, Arrow right', 'Select the next tab in that direction, and wrap around.'],
      ['Home, End', 'Select the first or the last tab.'],
    ],
    anatomy: [
      ['Tab list', 'Named by `label`. It scrolls if the tabs do not fit.'],
      ['Tab', 'A button. Only the selected one is in the order of Tab.'],
      ['Panel', 'The view of the selected tab, named by it. The others are not rendered.'],
    ],
  },
  render: (args) => <Selectable {...args} />,
  args: {
    label: 'Offers',
    items: [
      { id: 'mine', label: 'My offers', panel: <Text>Given to you.</Text> },
      { id: 'others', label: 'Other offers', panel: <Text>Open to every member.</Text> },
      { id: 'past', label: 'Past offers', panel: <Text>What has been.</Text> },
    ],
    selected: 'mine',
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { selected: 'past' } };
export const MovesByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'My offers' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Other offers' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Open to every member.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Past offers' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'My offers' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { name: 'My offers' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const MovesByKeyboardRightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'My offers' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Other offers' })).toHaveFocus();
  },
};

/** Short labels for views that stand alone. */
export const DoShortLabels: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { selected: 'mine' },
};

/** Steps in an order: a reader of the second needs the first. */
export const DontSteps: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: {
    label: 'Sign up',
    selected: 'one',
    items: [
      { id: 'one', label: '1. Your details', panel: <Text>First your name.</Text> },
      { id: 'two', label: '2. Your password', panel: <Text>Then a password.</Text> },
    ],
  },
};
