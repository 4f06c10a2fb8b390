import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { expect, test } from '../../../e2e/engines/test.ts';
import { freshMember } from '../../../e2e/freshMember.ts';

describe('§2, §7: an event', () => {
  test('accepts an RSVP and downloads a calendar file', async ({ phone, profile }) => {
    const { email } = await freshMember();
    await phone.gotoAs(email, '/events');
    await phone.role('link', 'The Masked Ball').click();
    await phone.role('button', 'RSVP').click();
    const place = phone.role('region', 'Your place');
    await expect.poll(() => place.text()).toContain('You are on the list for The Masked Ball');
    await phone.role('button', 'RSVP').gone();
    await phone.reload();
    await expect.poll(() => place.text()).toContain('You are on the list');

    const before = await readdir(profile.downloads);
    const files = async () =>
      (await readdir(profile.downloads)).filter(
        (name) => name.endsWith('.ics') && !before.includes(name),
      );
    await phone.role('button', 'Add to calendar').click();
    await expect.poll(files).toHaveLength(1);
    const [name = ''] = await files();
    expect(name).toMatch(/^\d+-masked-ball-\d{4}-\d{2}-\d{2}(\(\d\))?\.ics$/);
    await expect
      .poll(() => readFile(join(profile.downloads, name), 'utf8'))
      .toMatch(/SUMMARY:The Masked Ball\r\n.*END:VCALENDAR/s);
  });
});
