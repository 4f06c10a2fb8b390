import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LANGUAGE_NAMES } from '../../components/LanguageChoice/LanguageChoice.tsx';
import { enGB } from '../../i18n/messages.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { belowMore, withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
import { readySettings, recording, saferGambling } from './Settings.fixtures.ts';
import type { SettingsState } from './Settings.types.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  decorators: [
    belowMore({ path: '/settings', title: ({ navigation }) => navigation.settings }),
    withoutNavigation,
  ],
  parameters: {
    derivedTexts: Object.values(LANGUAGE_NAMES),
    modes: { desktop: ['PromotionFree', 'Pause', 'WithRecording'] },
    layout: 'fullscreen',
  },
  globals: mobileView,
  argTypes: {
    state: stateControl<SettingsState>({
      Ready: readySettings,
      'With recordings': { ...readySettings, recording },
      'Read only': { ...readySettings, editable: false },
      Unsaved: { status: 'unsaved' },
      Loading: { status: 'loading' },
    }),
  },
  args: {
    layout: 'mobile',
    state: readySettings,
    interestsHref: '/settings/interests',
    communicationsHref: '/settings/communications',
    deleteHref: '/settings/delete',
    choice: { language: 'en-GB', onLanguage: fn() },
    appearance: 'system',
    onAppearance: fn(),
    onPromotionFree: fn(),
    onRealityCheck: fn(),
    onRecording: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the labels of the pages below the settings. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: /^Settings\/Interests/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Settings\/Communication/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Delete My Account/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Hide all promotions' }));
    await expect(args.onPromotionFree).toHaveBeenLastCalledWith('on');
    await userEvent.click(page.getByRole('radio', { name: 'Dark' }));
    await expect(args.onAppearance).toHaveBeenLastCalledWith('dark');
    await userEvent.click(page.getByRole('radio', { name: 'Every 30 minutes' }));
    await expect(args.onRealityCheck).toHaveBeenLastCalledWith(30);
  },
};

export const PromotionFree: Story = {
  args: {
    state: {
      ...readySettings,
      saferGambling: {
        ...saferGambling,
        promotionFree: { status: 'on', since: '2026-11-21T10:00:00Z' },
        realityCheckMinutes: 30,
        saving: { status: 'saved' },
      },
    },
  },
};

export const Pause: Story = {
  args: {
    state: {
      ...readySettings,
      saferGambling: {
        ...saferGambling,
        promotionFree: { status: 'pause', offFrom: '2026-11-22T10:00:00Z' },
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Show promotions' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Keep them hidden' }));
    await expect(args.onPromotionFree).toHaveBeenLastCalledWith('keep-on');
  },
};

export const PauseOver: Story = {
  args: {
    state: {
      ...readySettings,
      saferGambling: { ...saferGambling, promotionFree: { status: 'over' } },
    },
  },
};

/** A second press during the request does nothing. */
export const Saving: Story = {
  args: {
    state: { ...readySettings, saferGambling: { ...saferGambling, saving: { status: 'saving' } } },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Hide all/ }));
    await expect(args.onPromotionFree).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: {
    state: {
      ...readySettings,
      saferGambling: {
        ...saferGambling,
        saving: { status: 'failed', message: enGB.settings.notSaved },
      },
    },
  },
};

/** A group that records sessions. */
export const WithRecording: Story = {
  args: { state: { ...readySettings, recording } },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: /^Record how I use/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onRecording).toHaveBeenLastCalledWith(true);
  },
};

export const PreparingData: Story = {
  args: { state: { ...readySettings, download: 'preparing' } },
};
export const DataFailed: Story = { args: { state: { ...readySettings, download: 'failed' } } };

/** Offline: only the appearance, which is stored on this device, can be changed. */
export const ReadOnly: Story = {
  args: { state: { ...readySettings, editable: false, recording } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Hide all promotions' })).toBeDisabled();
    await userEvent.click(page.getByRole('radio', { name: 'Light' }));
    await expect(args.onAppearance).toHaveBeenLastCalledWith('light');
  },
};

/** The sections that need no member render at once. */
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Loading your settings')).toBeInTheDocument();
    await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await expect(page.getByRole('link', { name: /^Delete My Account/ })).toBeVisible();
  },
};

export const Unsaved: Story = { args: { state: { status: 'unsaved' } } };
