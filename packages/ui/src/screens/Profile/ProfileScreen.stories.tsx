import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byTier } from '../../stories/modes/byTier.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { has, hasNo, plays, presses, repeats, says } from '../../stories/steps.ts';
import { belowMore } from '../../stories/storyFrames.tsx';
import { FAILED } from '../shared/failed.fixtures.ts';
import { fullNameIn } from '../shared/memberNames.fixtures.ts';
import {
  longProfile,
  ownCasinos,
  profile,
  profileMember,
  readyProfile,
} from './Profile.fixtures.ts';
import type { ProfileScreenProps } from './Profile.types.ts';
import * as stories from './ProfileScreen.stories.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  ...belowMore(
    { path: '/profile', title: ({ navigation }) => navigation.profile },
    {
      derivedTexts: ['JS'],
      modes: { desktop: ['Changing', 'SeveralCasinos'] },
      everyTier: byTier((tier) => ({
        state: profile({ member: { ...profileMember, name: fullNameIn(tier), tier } }),
      })),
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: readyProfile,
    onChangeMobile: fn(),
    onChooseCasino: fn(),
    onRetry: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Jack Sample' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByText('07700 900203')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** Validates on submit, and submits E.164. */
export const Changing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change mobile number' }));
    const field = canvas.getByLabelText('Mobile number');
    await expect(field).toHaveValue('07700 900203');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveAccessibleDescription(/Mobile number is required/);
    await expect(field).toHaveFocus();
    await userEvent.type(field, '0770');
    await expect(field).toHaveAccessibleDescription(/Please enter a mobile number/);
    await expect(args.onChangeMobile).not.toHaveBeenCalled();
    await userEvent.type(field, '0 900 555');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onChangeMobile).toHaveBeenLastCalledWith('+447700900555');
  },
};

const open = presses('Change mobile number');

export const Saving: Story = {
  args: { state: profile({ change: { status: 'saving' } }) },
  play: open,
};
export const NotSaved: Story = {
  tags: ['error'],
  args: { state: profile({ change: { ...FAILED, status: 'failed' } }) },
  play: plays(open, has('alert')),
};
export const Saved: Story = {
  args: { state: profile({ change: { status: 'saved' } }) },
  play: says('status', 'Your mobile number is saved.'),
};

/** Cached data: the page is read-only. */
export const Offline: Story = {
  tags: ['offline'],
  args: { state: profile({ editable: false }) },
  play: hasNo('button', 'Change mobile number'),
};

/** The signal goes while the form is open: what was typed stays. */
export const ChangingOffline: Story = {
  tags: ['offline'],
  render: (args) => <UntilOffline {...args} />,
  play: async (context) => {
    await open(context);
    const page = within(context.canvasElement);
    const field = page.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.clear(field);
    await userEvent.type(field, '07700 900555');
    window.dispatchEvent(new Event('offline'));
    await expect(await page.findByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(field).toHaveValue('07700 900555');
    await expect(page.getByText(/back online/)).toBeVisible();
  },
};

function UntilOffline(props: ProfileScreenProps) {
  const [editable, setEditable] = useState(true);
  useEffect(() => {
    const lose = () => setEditable(false);
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, []);
  return <ProfileScreen {...props} state={profile({ editable })} />;
}

/** The group offers wallets, and the phone is an Android phone. */
export const Wallet: Story = {
  args: { wallet: { stores: ['google'], state: { status: 'offered' }, onAdd: fn() } },
};

/** The casino has neither an e-mail address nor a mobile number. The form starts empty. */
export const WithoutContact: Story = {
  args: { state: profile({ member: { ...profileMember, email: '', mobile: '' } }) },
  play: plays(repeats('Not given', 2), open, async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('');
  }),
};
export const WithoutCasino: Story = {
  args: { state: profile({ member: { ...profileMember, homeCasino: null, mobile: '' } }) },
};

/** §3: memberships at several casinos. The member chooses which one the app opens with. */
export const SeveralCasinos: Story = {
  args: { state: profile({ casinos: ownCasinos }) },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('region', { name: 'Your casinos' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    const button = list.getByRole('button', { name: 'Open the app here' });
    await expect(button).toHaveAccessibleDescription('Lantern House, Glasgow');
    await userEvent.click(button);
    await expect(args.onChooseCasino).toHaveBeenCalledWith('crm-2');
  },
};
export const CasinoNotChosen: Story = {
  tags: ['error'],
  args: { state: profile({ casinos: ownCasinos, choice: { ...FAILED, status: 'failed' } }) },
  play: says('alert', 'Network error'),
};
export const ChoosingCasino: Story = {
  args: {
    state: profile({ casinos: ownCasinos, choice: { status: 'saving', id: 'crm-2' } }),
  },
};
export const LongWords: Story = { args: { state: profile({ member: longProfile }) } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
