import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { toNoticeText } from './toNoticeText.ts';

const text = (notice: Parameters<typeof toNoticeText>[1]) => toNoticeText(enGB, notice);

describe('§8 dialogs titled Error', () => {
  it.each([
    ['§8.10', 'game-data', 'Unable to get game data'],
    ['§8.11', 'spin-the-wheel', 'Unable to spin the wheel'],
    ['§8.12', 'parse-result', 'Unable to parse the result'],
    ['§8.13', 'prize-feed', 'Unable to Load Prize Feed'],
    ['§8.14', 'opt-in', 'Unable to submit a OptIn request'],
    ['§8.15', 'support-ticket', 'Unable to submit a support ticket'],
    ['§8.16', 'home-casino-not-found', 'Home Casino not found (member)'],
    ['§8.17', 'venue-details', 'Unable to find venue details'],
    ['§8.18', 'member-not-found', 'Member not found (remote)'],
    ['§8.19', 'not-signed-in', 'User not signed in'],
    ['§8.20', 'profile-not-found', 'User Profile not found!'],
    ['§8.21', 'game-not-found', 'Unable to find the game'],
  ] as const)('%s %s: %s', (_, error, words) => {
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
  it.each([
    ['§4.25', 'suspended'],
    ['§4.26', 'update-required'],
    ['§4', 'executive'],
    ['§4', 'account-required'],
  ] as const)('%s %s is a dialog', (_, block) => {
    expect(text({ kind: 'blocked', block })).toMatchObject({
      as: 'dialog',
      title: 'Your membership',
      text: enGB.errors.blocks[block],
    });
  });

  it('§4.31 §9.10 temporary is a green toast of 5000 ms', () => {
    expect(text({ kind: 'blocked', block: 'temporary' })).toEqual({
      as: 'toast',
      toast: { text: enGB.errors.blocks.temporary, tone: 'success', duration: 5_000 },
    });
  });
});
