import { describe } from 'vitest';
import { newEmail } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

describe('§2, §5: joining', () => {
  test('the form validates its fields, registers the member and rates a new password', async ({
    phone,
  }) => {
    const main = phone.css('main');
    const join = phone.role('button', 'Join now');
    await phone.goto('/account/register');
    await expect.poll(() => phone.label('Home casino').text()).toContain('The Orrery, London');
    await join.click();
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

    await phone.label('Title').type('Ms');
    await phone.label('First name').type('Zoë');
    await phone.label('Last name').type("O'Sample");
    await phone.label('Day').type('31');
    await phone.label('Month').type('2');
    await phone.label('Year').type('1990');
    await phone.label('Female').click();
    await expect.poll(() => main.text()).toContain('That date does not exist.');
    await phone.label('Day').click();
    for (const key of ['End', 'Backspace', 'Backspace'] as const) await phone.press(key);
    await phone.label('Day').type('28');
    await phone.role('textbox', 'Email').type(newEmail('join'));
    await phone.label('Mobile phone').type('07700 900123');
    await phone.label('Home casino').type('The Orrery');
    // Blur clears the error of the field, and the content below moves.
    await phone.press('Tab');
    await expect.poll(() => main.text()).not.toContain('is required');
    await phone.role('checkbox', /I confirm that I am over/).click();
    await phone.role('checkbox', /I accept the/).click();
    const ticked = () => phone.css('main [type=checkbox]:checked').read(() => true);
    await expect.poll(ticked).toHaveLength(2);
    expect(await main.text()).not.toContain('That date does not exist.');
    await join.click();

    await phone.role('link', 'Create my login').click();
    await phone.role('button', 'Continue').click();
    const strength = phone.role('status');
    await phone.label('Password').type('casino');
    await expect.poll(() => strength.text()).toMatch(/^Password strength: (Very weak|Weak)$/);
    await phone.label('Password').type(' otter lantern 42');
    await expect.poll(() => strength.text()).toBe('Password strength: Very strong');
  });
});
