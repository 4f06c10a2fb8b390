import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { mobileView } from '../../screens/onDesktop.ts';
import { InstallBanner } from './InstallBanner.tsx';

const { install } = enGB;
const onInstall = fn();

const meta = {
  title: 'Components/InstallBanner',
  component: InstallBanner,
  globals: mobileView,
  args: {
    title: install.title,
    text: install.text,
    dismissLabel: install.dismiss,
    onDismiss: fn(),
    way: { kind: 'prompt', label: install.confirm, onInstall },
  },
} satisfies Meta<typeof InstallBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One press, and the browser asks. */
export const Android: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(onInstall).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** No browser of an iPhone can be asked: the steps say what to press. */
export const Ios: Story = {
  args: { way: { kind: 'steps', steps: install.steps } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Install' })).not.toBeInTheDocument();
  },
};

export const IosLight: Story = { ...Ios, globals: { ...mobileView, scheme: 'light' } };

/** Chromium on a desktop can be asked too. */
export const Wide: Story = { globals: { viewport: { value: 'desktop' }, tier: 'ace' } };
