import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FAILED } from '../../screens/shared/failed.fixtures.ts';
import { ownDocument, ownPhone } from '../../stories/ownDocument.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { desktopView, mobileView } from '../../stories/views.ts';
import * as stories from './InfoDialog.stories.tsx';
import { InfoDialog, type InfoState } from './InfoDialog.tsx';

const ready: InfoState = {
  status: 'ready',
  html: '<p><strong>18+ only.</strong> Gambling should be a night out: something you pay for and enjoy whatever the result.</p><h3>Help, free and in confidence</h3><p>A helpline: <a href="tel:08000000000">0800 000 0000</a>. Free, all hours.</p><h3>Some questions to ask yourself</h3><ul><li>Do I spend more than I meant to?</li><li>Do I hide how much I play?</li></ul>',
  updatedOn: '2026-11-02',
};

const meta = {
  title: 'Components/InfoDialog',
  component: InfoDialog,
  parameters: ownPhone,
  globals: mobileView,
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    open: true,
    title: 'Responsible Gaming',
    state: ready,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InfoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Responsible Gaming' });
    await screen.findByRole('link', { name: '0800 000 0000' });
    await expect(dialog).toHaveTextContent('Last updated 2 November 2026');
    const [corner] = screen.getAllByRole('button', { name: 'Close' });
    if (corner) await userEvent.click(corner);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Wide: Story = { parameters: ownDocument, globals: desktopView };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
