import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointAtBackend } from '../testing/backend/pointAtBackend.ts';
import { newestMailTo } from '../testing/members/inbox.ts';
import { PUBLIC_NAMES } from '../testing/members/publicNames.ts';
import { openMembers } from '../tools/members/readMembers.ts';
import { letters } from './adapters/mail/letters.ts';
import { smtpMailer } from './adapters/mail/smtpMailer.ts';
import { passJson } from './adapters/wallets/apple/passJson.ts';
import { loyaltyObject } from './adapters/wallets/google/resources.ts';
import type { MemberPass } from './domain/ports/wallet/wallets.ts';

// No letter of a name is lost between what a member types and what they read.

const folder = mkdtempSync(join(tmpdir(), 'public-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = Object.values(PUBLIC_NAMES).flat();

beforeAll(pointAtBackend);

describe('§3 every letter of a name', () => {
  it('is in an e-mail, in both parts', async () => {
    const to = 'public-names@demo.test';
    const firstName = NAMES.join(' / ');
    const facts = { customerNumber: '100201', venueName: 'The Orrery', language: 'en-GB' } as const;
    await smtpMailer().send(letters.welcome({ to, firstName, ...facts }), 'public-names');
    const { text, html } = await newestMailTo(to);
    const plain = (part: string | null) =>
      (part ?? '').replaceAll('&#39;', "'").replace(/\s+/g, ' ');
    for (const name of NAMES) {
      expect(plain(text)).toContain(name);
      expect(plain(html)).toContain(name);
    }
  });

  it.each(NAMES)('%s is on a pass of Apple and of Google', (name) => {
    const pass: MemberPass = {
      ...{ name, language: 'en-GB', tier: 'jack', tierName: 'Jack', customerNumber: '100201' },
      ...{ points: 0, pointsEnd: null, homeCasino: null, code: '100201', promotionFree: false },
    };
    const identity = {
      ...{ passTypeIdentifier: 'pass.test', teamIdentifier: 'TEAM', serialNumber: 'serial' },
      ...{ authenticationToken: 'token', webServiceURL: 'https://met.test' },
    };
    const black = 'rgb(0, 0, 0)';
    const colors = { background: black, foreground: black, label: black };
    expect(JSON.stringify(passJson(identity, pass, colors, 'https://met.test'))).toContain(name);
    expect(loyaltyObject('1', 'serial', pass)).toMatchObject({ accountName: name });
  });

  it('is read from a CSV file of members', async () => {
    const file = join(folder, 'members.csv');
    const rows = NAMES.map((name, index) => `${index},"${name.replaceAll('"', '""')}",Sample,6`);
    writeFileSync(
      file,
      `\uFEFF${['customer_number,first_name,last_name,home_casino', ...rows].join('\r\n')}`,
    );
    const { rows: members } = await openMembers(file, { today: '2026-11-21', casinos: null });
    const read: unknown[] = [];
    for await (const row of members) {
      read.push('fields' in row ? row.fields.first_name : row.problems);
    }
    expect(read).toEqual(NAMES);
  });
});
