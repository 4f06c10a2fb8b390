import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { DateOfBirthField, type DateOfBirthFieldProps } from './DateOfBirthField.tsx';

const { dateOfBirth } = enGB.forms;

function Controlled(props: DateOfBirthFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (isoDate: string) => {
    props.onChange(isoDate);
    setValue(isoDate);
  };
  return <DateOfBirthField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Primitives/DateOfBirthField',
  component: DateOfBirthField,
  parameters: {
    keyboard: [
      ['Tab, Shift + Tab', 'Moves through day, month and year.'],
      ['Ctrl or Cmd + V', 'A whole date fills all three inputs.'],
    ],
    anatomy: [
      ['Label', 'Names the group of three inputs.'],
      ['Day, month, year', 'Three native text inputs, each with a label of its own.'],
      ['Error', 'The error of the form, or the error for a date that does not exist.'],
    ],
  },
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Date of birth',
    hint: dateOfBirth.hint,
    partLabels: dateOfBirth.parts,
    impossibleLabel: dateOfBirth.impossible,
    value: '',
    onChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof DateOfBirthField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '1980-02-29' } };

/** `onChange` receives a date only while the date is complete. */
export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Day'), '29');
    await userEvent.tab();
    await userEvent.keyboard('2');
    await userEvent.tab();
    await userEvent.keyboard('198');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/./));
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenLastCalledWith('1980-02-29');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByLabelText('Day')).toHaveValue('29');
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};
export const PastedWhole: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Month'));
    await userEvent.paste('29/02/1980');
    await expect(args.onChange).toHaveBeenLastCalledWith('1980-02-29');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1980');
  },
};

/** The message about an impossible date, such as 31 February, appears when the focus leaves the field. */
export const Impossible: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Day'));
    await userEvent.paste('31/02/1980');
    await expect(canvas.queryByText(args.impossibleLabel)).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.impossibleLabel);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const WithError: Story = {
  tags: ['error'],
  args: { error: 'Date of birth is required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    await expect(group).not.toHaveAccessibleDescription(expect.stringContaining('is required'));
    await expect(canvas.getByLabelText('Day')).toHaveAccessibleDescription(
      'Date of birth is required',
    );
    await expect(canvas.getByLabelText('Year')).toBeInvalid();
    await expect(canvas.getByLabelText('Year')).not.toHaveAccessibleDescription();
  },
};
export const Disabled: Story = { args: { value: '1980-02-29', disabled: true } };
