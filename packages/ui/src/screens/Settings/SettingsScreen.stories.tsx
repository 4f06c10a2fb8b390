import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LANGUAGE_NAMES } from '../../components/LanguageChoice/LanguageChoice.tsx';
import { enGB } from '../../i18n/messages.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { chooses, has, hasNo, plays, presses, pressesInVain } from '../../stories/steps.ts';
import { belowMore } from '../../stories/storyFrames.tsx';
import { readySettings, recording, safer, settings } from './Settings.fixtures.ts';
import * as stories from './SettingsScreen.stories.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  ...belowMore(
    { path: '/settings', title: ({ navigation }) => navigation.settings },
    {
      derivedTexts: Object.values(LANGUAGE_NAMES),
      modes: { desktop: ['PromotionFree', 'Pause', 'WithRecording'] },
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
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
  play: plays(
    has('link', /^Settings\/Interests/),
    has('link', /^Settings\/Communication/),
    has('link', /^Delete My Account/),
    presses('Hide all promotions', 'onPromotionFree', 'on'),
    chooses('radio', 'Dark', 'onAppearance', 'dark'),
    chooses('radio', 'Every 30 minutes', 'onRealityCheck', 30),
  ),
};
export const PromotionFree: Story = {
  args: {
    state: safer({
      promotionFree: { status: 'on', since: '2026-11-21T10:00:00Z' },
      realityCheckMinutes: 30,
      saving: { status: 'saved' },
    }),
  },
};
export const Pause: Story = {
  args: { state: safer({ promotionFree: { status: 'pause', offFrom: '2026-11-22T10:00:00Z' } }) },
  play: plays(
    hasNo('button', 'Show promotions'),
    presses('Keep them hidden', 'onPromotionFree', 'keep-on'),
  ),
};
export const PauseOver: Story = { args: { state: safer({ promotionFree: { status: 'over' } }) } };
export const Saving: Story = {
  args: { state: safer({ saving: { status: 'saving' } }) },
  play: pressesInVain(/Hide all/, 'onPromotionFree'),
};
export const NotSaved: Story = {
  tags: ['error'],
  args: { state: safer({ saving: { status: 'failed', message: enGB.settings.notSaved } }) },
};
export const WithRecording: Story = {
  args: { state: settings({ recording }) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: /^Record how I use/ });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onRecording).toHaveBeenLastCalledWith(true);
  },
};
export const PreparingData: Story = { args: { state: settings({ download: 'preparing' }) } };
export const DataFailed: Story = {
  tags: ['error'],
  args: { state: settings({ download: 'failed' }) },
};

/** Offline: only the appearance, which is stored on this device, can be changed. */
export const ReadOnly: Story = {
  args: { state: settings({ editable: false, recording }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Hide all promotions' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(args.onAppearance).toHaveBeenLastCalledWith('light');
  },
};

/** The sections that need no member render at once. */
export const Loading: Story = {
  tags: ['loading'],
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your settings')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: /^Delete My Account/ })).toBeVisible();
  },
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
