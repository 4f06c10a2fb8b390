import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BUTTON_KEYS } from '../../stories/pages/pageParameters.ts';
import { presses } from '../../stories/steps.ts';
import { variants } from '../../stories/variants.tsx';
import { refreshIcon } from '../Icon/controlIcons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    keyboard: [...BUTTON_KEYS, ['Enter, Space', 'While `busy` is true: nothing. The focus stays.']],
    anatomy: [
      [
        'Icon or spinner',
        'The icon of the action. A `Spinner` takes its place while `busy` is true.',
      ],
      ['Label', 'The action, as a verb.'],
    ],
  },
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { play: presses('Save changes', 'onClick') };
export const Variants: Story = variants(Button, {
  Secondary: { variant: 'secondary' },
  Quiet: { variant: 'quiet' },
  Danger: { variant: 'danger', children: 'Delete my account' },
  Icon: { icon: refreshIcon, children: 'Try again' },
  Block: { block: true },
  Disabled: { disabled: true },
  DisabledSecondary: { disabled: true, variant: 'secondary' },
});
export const Busy: Story = {
  args: { busy: true, children: 'Saving' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

/** One primary button, with a quieter variant beside it. */
export const DoOnePrimary: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  render: () => (
    <Stack direction="row">
      <Button>Save changes</Button>
      <Button variant="quiet">Cancel</Button>
    </Stack>
  ),
};

/** Two primary buttons: neither shows which action is the usual one. */
export const DontTwoPrimaries: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  render: () => (
    <Stack direction="row">
      <Button>Save changes</Button>
      <Button>Cancel</Button>
    </Stack>
  ),
};
