import { describe } from 'vitest';
import { journeyBackend } from '../../../e2e/backend.ts';
import { expect, test } from '../../../e2e/engines/test.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { SURE_WIN } from '../../../e2e/prizes.ts';

describe('§2, §4: the daily game', () => {
  test('accepts an opt-in and a spin, and shows the result after a reload', async ({ phone }) => {
    const backend = await journeyBackend();
    const [{ email }, game] = await Promise.all([
      freshMember(),
      backend.addGame({ prizes: SURE_WIN, play: [-1, 4] }),
    ]);
    await phone.gotoAs(email, `/games/spin-the-wheel/${game.id}`);
    await phone.role('button', 'Opt in').click();
    await phone.role('button', 'Spin the wheel').click();
    const status = phone.css('main [role=status]');
    await expect.poll(() => status.text()).toContain('You have won: A cocktail on us');
    await phone.role('img', /resting on A cocktail on us/).shown();

    await phone.reload();
    await expect.poll(() => status.text()).toContain('A cocktail on us');
    await phone.role('button', 'Spin the wheel').gone();
    await phone.role('link', 'Open your voucher').click();
    await phone.role('img', /^QR code for A cocktail on us/).shown();
  });
});
