import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hasNo } from '../../stories/steps.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ShowMore, type ShowMoreProps } from './ShowMore.tsx';
import { useShown } from './useShown.ts';

const STEP = 3;

function List({ total, onMore, ...props }: ShowMoreProps) {
  const [shown, more] = useShown(total, STEP);
  return (
    <Stack>
      {Array.from({ length: shown }, (_, index) => `Event ${index + 1}`).map((name) => (
        <Text key={name}>{name}</Text>
      ))}
      <ShowMore
        {...props}
        shown={shown}
        total={total}
        standing={`${shown} of ${total}`}
        onMore={() => {
          onMore();
          more();
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Primitives/ShowMore',
  component: ShowMore,
  render: (args) => <List {...args} />,
  args: { shown: 3, total: 7, label: 'Show more', standing: '3 of 7', onMore: fn() },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const UntilAllIsShown: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show more' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 7');
    await expect(canvas.getByText('Event 6')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('7 of 7');
    await expect(button).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};
/** A list that was never longer shows nothing. */
export const AllAtOnce: Story = { args: { total: 2 }, play: hasNo('button') };
export const Busy: Story = { args: { busy: true } };
