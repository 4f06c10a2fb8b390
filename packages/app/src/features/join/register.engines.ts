import { describe } from 'vitest';
import { expect, test } from '../../../e2e/engines/test.ts';

describe('§2, §5: joining', () => {
  test('the form says what is missing, and has a gap below each legend', async ({ phone }) => {
    const main = phone.css('main');
    await phone.goto('/account/register');
    await expect.poll(() => phone.label('Home casino').text()).toContain('The Orrery, London');
    await phone.role('button', 'Join now').click();
    await expect.poll(() => main.text()).toContain('First name is required');
    await expect.poll(() => main.text()).toContain('Please select a gender');

    // WebKit leaves out the grid gap after a legend.
    const edges = (selector: string) =>
      phone.css(selector).read((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const [legend] = await edges('fieldset:has([autocomplete=bday-day]) legend');
    const [day] = await edges('fieldset:has([autocomplete=bday-day]) label');
    expect((day?.top ?? 0) - (legend?.bottom ?? 0)).toBeCloseTo(8, 0);
  });
});
