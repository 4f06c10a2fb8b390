import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { allTiers } from '../../stories/allTiers.tsx';
import { mobileView } from '../../stories/onDesktop.ts';
import { InstallBanner } from './InstallBanner.tsx';

const { install } = enGB;
const onInstall = fn();
const onDismiss = fn();

const meta = {
  title: 'Components/InstallBanner',
  component: InstallBanner,
  globals: mobileView,
  args: {
    title: install.title,
    text: install.text,
    dismiss: { label: install.dismiss, onDismiss },
    way: { kind: 'prompt', label: install.confirm, onInstall },
  },
} satisfies Meta<typeof InstallBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One press, and the browser asks. */
export const Android: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(onInstall).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
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

/** Where it has its own place, there is nothing to dismiss. */
export const Standing: Story = {
  render: ({ title, text, way }) => <InstallBanner title={title} text={text} way={way} />,
};

/** Chromium on a desktop can be asked too. */
export const Wide: Story = { globals: { viewport: { value: 'desktop' }, tier: 'ace' } };

export const AllTiers: Story = allTiers((tier) => ({ title: enGB.common.tiers[tier] }));
