import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { stateControl } from '../../stories/stateControl.ts';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { OFFLINE, PLACE, SYNCED } from '../till/till.fixtures.ts';
import { dayStates } from './TillDay.fixtures.ts';
import { TillDayScreen } from './TillDayScreen.tsx';

const meta = {
  title: 'Screens/TillDay',
  component: TillDayScreen,
  ...withoutFrame({ modes: { desktop: ['Revoke'] } }),
  argTypes: { state: stateControl(dayStates) },
  args: {
    layout: 'mobile',
    place: PLACE,
    connection: SYNCED,
    scanHref: '/',
    day: '2026-11-25',
    today: '2026-11-25',
    state: dayStates.Full,
    takeBack: { status: 'ready' },
    revocation: { status: 'ready' },
    onDay: fn(),
    onRetry: fn(),
    onTakeBack: fn(async () => undefined),
    onRevoke: fn(async () => undefined),
    onSave: fn(),
  },
} satisfies Meta<typeof TillDayScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Cut: Story = { args: { state: dayStates.Cut } };
export const Loading: Story = { tags: ['loading'], args: { state: dayStates.Loading } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: dayStates.Failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save as CSV' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoConnection: Story = {
  tags: ['offline'],
  args: { state: dayStates.NoConnection, connection: OFFLINE },
};
export const Empty: Story = { tags: ['empty'], args: { state: dayStates.Empty } };

/** No day after today can be chosen. */
export const AnotherDay: Story = {
  args: { day: '2026-11-24' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The day before' }));
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-23');
    await userEvent.click(canvas.getByRole('button', { name: 'The day after' }));
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-25');
    fireEvent.change(canvas.getByLabelText('Day'), { target: { value: '2026-11-02' } });
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-02');
  },
};
export const Today: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'The day after' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const dialogOf = async () => within(await within(document.body).findByRole('dialog'));

export const TakeBack: Story = {
  play: async ({ args, canvas }) => {
    const name = 'Take back Two courses for two, 19:45';
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('radio', { name: 'The guest returned it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith('r2', 'returned');
  },
};
export const Revoke: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Restaurant' }));
    const dialog = await dialogOf();
    await expect(dialog.getByText(/3 scans waited on it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledWith('d2');
  },
};
export const NotRevoked: Story = {
  tags: ['error'],
  args: { revocation: { status: 'error', error: 'no-connection' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Restaurant' }));
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The device still works');
  },
};
