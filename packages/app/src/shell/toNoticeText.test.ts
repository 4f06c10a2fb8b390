import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { toNoticeText } from './toNoticeText.ts';

const text = (notice: Parameters<typeof toNoticeText>[1]) => toNoticeText(enGB, notice);

describe('§8 dialogs titled Error', () => {
  it.each([
    ['game-data', 'Unable to get game data'],
    ['spin-the-wheel', 'Unable to spin the wheel'],
    ['parse-result', 'Unable to parse the result'],
    ['prize-feed', 'Unable to Load Prize Feed'],
    ['opt-in', 'Unable to submit a OptIn request'],
    ['support-ticket', 'Unable to submit a support ticket'],
    ['home-casino-not-found', 'Home Casino not found (member)'],
    ['venue-details', 'Unable to find venue details'],
    ['member-not-found', 'Member not found (remote)'],
    ['not-signed-in', 'User not signed in'],
    ['profile-not-found', 'User Profile not found!'],
    ['game-not-found', 'Unable to find the game'],
  ] as const)('%s: %s', (error, words) => {
    expect(text({ kind: 'error', error })).toEqual({
      as: 'dialog',
      title: 'Error',
      text: words,
      ours: true,
    });
  });

  it('shows the server’s sentence, or says that something went wrong', () => {
    expect(text({ kind: 'failure', text: 'Try later.' })).toMatchObject({ text: 'Try later.' });
    expect(text({ kind: 'failure', text: '' })).toMatchObject({ text: 'Something went wrong' });
  });

  it('says that the device seems offline', () => {
    expect(text({ kind: 'offline' })).toMatchObject({ text: expect.stringContaining('offline') });
  });
});

describe('§4, §9: blocked memberships', () => {
  it.each(['suspended', 'update-required', 'executive', 'account-required'] as const)(
    '%s is a dialog',
    (block) => {
      expect(text({ kind: 'blocked', block })).toMatchObject({
        as: 'dialog',
        title: 'Your membership',
        text: enGB.errors.blocks[block],
      });
    },
  );

  it('temporary is a green toast of 5000 ms', () => {
    expect(text({ kind: 'blocked', block: 'temporary' })).toEqual({
      as: 'toast',
      toast: { text: enGB.errors.blocks.temporary, tone: 'success', duration: 5_000 },
    });
  });
});
