import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

describe('§2 an event', () => {
  test('downloads a calendar file', async ({ phone, profile }) => {
    await phone.gotoAs(emailOf('king'), '/events');
    await phone.role('link', 'The Masked Ball').click();
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
