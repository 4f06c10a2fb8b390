import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import { variants } from '../../stories/variants.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'What interests you?',
    name: 'interests',
    options: [
      { value: 'music', label: 'Live music' },
      { value: 'dining', label: 'Dining' },
      { value: 'poker', label: 'Poker nights' },
    ],
    defaultValue: ['dining'],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  args: { hint: 'Tick as many as you like.' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: args.label });
    await expect(group).toHaveAccessibleDescription(args.hint);
  },
};
export const Variants: Story = variants(CheckboxGroup, {
  Error: { error: 'Please provide all the required information', defaultValue: [] },
  Disabled: { disabled: true },
});

const submit = fn();

function InAForm({ defaultValue: interests = [], ...props }: CheckboxGroupProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { interests } });
  return (
    <form onSubmit={handleSubmit((values) => submit(values))}>
      <Stack align="start">
        <CheckboxGroup {...props} {...register('interests')} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}

export const InForm: Story = {
  render: (args) => <InAForm {...args} />,
  play: async ({ canvas }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Live music' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submit).toHaveBeenCalledWith({ interests: ['music', 'dining'] });
  },
};
