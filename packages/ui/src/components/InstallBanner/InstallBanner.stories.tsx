import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { byTier } from '../../stories/modes/byTier.ts';
import { desktopView, mobileView } from '../../stories/views.ts';
import { InstallBanner } from './InstallBanner.tsx';

const { install } = enGB;
const onInstall = fn();
const onDismiss = fn();

const meta = {
  title: 'Components/InstallBanner',
  component: InstallBanner,
  parameters: {
    modes: { light: ['Ios'] },
    everyTier: byTier((tier) => ({ title: enGB.common.tiers[tier] })),
  },
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

/** One press opens the browser's own install prompt. */
export const Android: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(onInstall).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

/** Browsers on an iPhone have no install prompt, so the steps say what to press. */
export const Ios: Story = { args: { way: { kind: 'steps', steps: install.steps } } };

/** In a fixed place of a page, such as More, there is no dismiss button. */
export const Standing: Story = {
  render: ({ title, text, way }) => <InstallBanner title={title} text={text} way={way} />,
};

/** Chromium on a desktop has an install prompt too. */
export const Wide: Story = { globals: { ...desktopView, tier: 'ace' } };
