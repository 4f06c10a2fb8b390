import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn, signedOut } from '../../../testing/calls/client.ts';
import { inLanguage } from '../../../testing/calls/clientAddress.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { joining, newLogin, traitsOfAddress } from '../../../testing/members/joining.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import { CONSENT_WORDING, type ConsentAnswer } from '../../contract/consents.ts';
import { CONSENT_WORDINGS } from '../../contract/consentWordings.ts';

const database = openDatabase();
const CHINESE = CONSENT_WORDINGS['zh-Hans'];

async function someone() {
  const { email, location, crmId } = await freshMember();
  const client = await signedIn(email);
  const answer = (consent: ConsentAnswer) =>
    client.call('members-updateProfile', { location, crmId, values: { consents: [consent] } });
  return { crmId, client, answer };
}

/** The consents of the member with this address. */
async function consentsOf(email: string) {
  const { docs } = await database.collection('members').where('email', '==', email).get();
  return docs.map((each) => each.get('consents'));
}

const yes = (wording: string): ConsentAnswer => ({ topic: 'casino-sms', given: true, wording });

describe('an answer to a consent', () => {
  it.each([
    [CONSENT_WORDING['casino-sms'], 'en-GB'],
    [CHINESE['casino-sms'], 'zh-Hans'],
  ] as const)(
    'with the text "%s" is stored with the language %s and its version',
    async (text, language) => {
      const { client, answer } = await someone();
      // A tab in English whose browser prefers Chinese, and the reverse.
      const header = language === 'en-GB' ? 'zh-CN' : 'en-GB';
      const { result } = await inLanguage(header, () => answer(yes(text)));
      const stored = { ...yes(text), at: expect.any(String), language, version: 1 };
      expect(result?.consents).toEqual([stored]);
      const { memberships } = await client.call('users-exportData', null);
      expect(memberships).toMatchObject([{ consents: [stored] }]);
    },
  );

  it('from before it had a language is shown with it, and stays as it is stored', async () => {
    const { crmId, client } = await someone();
    const old = { ...yes(CONSENT_WORDING['casino-sms']), at: '2026-01-01T10:00:00Z' };
    const unknown = { ...yes('Text me.'), at: '2025-01-01T10:00:00Z' };
    await database.doc(`members/${crmId}`).update({ consents: [unknown, old] });
    const { result } = await client.call('members-getMember', { location: 6 });
    expect(result.consents).toEqual([unknown, { ...old, language: 'en-GB', version: 1 }]);
    const stored = await database.doc(`members/${crmId}`).get();
    expect(stored.get('consents')).toEqual([unknown, old]);
  });
});

describe('the consents of the join form', () => {
  const read = (language: 'en-GB' | 'zh-Hans') => [
    {
      topic: 'casino-email',
      given: true,
      wording: CONSENT_WORDINGS[language]['casino-email'],
      at: expect.any(String),
      language,
      version: 1,
    },
  ];

  it.each([
    ['zh-Hans', 'zh-Hans'],
    ['en-GB', 'en-GB'],
    // An app from before it had a choice: the page was in English.
    ['zh-CN,zh;q=0.9', 'en-GB'],
  ] as const)('with the header %s have the wording of %s', async (header, language) => {
    const email = newEmail('join');
    const client = await newLogin(email);
    await inLanguage(header, () => client.call('members-registerAccount', joining(email)));
    expect(await consentsOf(email)).toEqual([read(language)]);
  });

  it('have the wording of the form, and not of the page on which the membership is linked', async () => {
    const email = newEmail('wait');
    const join = () => signedOut().call('members-registerAccount', joining(email));
    const { customerNumber = '' } = await inLanguage('zh-Hans', join);
    const client = await newLogin(email);
    const link = { location: 6, membershipNumber: customerNumber, dob: traitsOfAddress(email).dob };
    await inLanguage('en-GB', () => client.call('members-linkMembership', link));
    expect(await consentsOf(email)).toEqual([read('zh-Hans')]);
  });
});
