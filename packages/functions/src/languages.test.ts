import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { pointAtBackend } from '../testing/backend/pointAtBackend.ts';
import { signedIn, signedOut } from '../testing/calls/client.ts';
import { inLanguage } from '../testing/calls/clientAddress.ts';
import { freshClient } from '../testing/members/freshClient.ts';
import { freshMember } from '../testing/members/freshMember.ts';
import { mailsTo, newestMailTo } from '../testing/members/inbox.ts';
import { joining, newAccount } from '../testing/members/joining.ts';
import { FROM_APP, newEmail } from '../testing/members/newEmail.ts';
import { services } from './composition/services.ts';
import { deliverAll } from './domain/mail/sendMails.ts';

const database = openDatabase();
const CHINESE = 'zh-CN,zh;q=0.9,en;q=0.8';
const ENGLISH = 'en-GB';
const DESK = 'support@met.test';

const profileOf = async (uid: string) => (await database.doc(`users/${uid}`).get()).data();

async function memberWith(language: 'zh-Hans' | 'en-GB') {
  const { client, ...member } = await freshClient();
  await client.call('users-setLanguage', { language });
  return { ...member, client };
}

const newLogin = (email: string, changes: object = {}) =>
  signedOut().call('users-createUser', newAccount(email, changes));

describe('a reply', () => {
  it('has its sentence in the language of the call', async () => {
    const young = () => newLogin(newEmail('young'), { dob: '2020-01-01' });
    const english = { success: false, error: 'You must be 18 or over to join.' };
    expect(await young()).toEqual(english);
    expect(await inLanguage(ENGLISH, young)).toEqual(english);
    const chinese = { success: false, error: '您必须年满 18 岁才能加入。' };
    expect(await inLanguage(CHINESE, young)).toEqual(chinese);
  });

  it('has it although the profile has another language, which is that of e-mails', async () => {
    const { client, location } = await memberWith('en-GB');
    const link = () =>
      client.call('members-linkMembership', { location, membershipNumber: '1', dob: '1990-02-28' });
    expect((await inLanguage(CHINESE, link)).error).toMatch(/^这些资料与任何会籍都不相符。/);
  });

  it('§7.25 §8.22 names the day of an event in it', async () => {
    const { client, customerNumber } = await memberWith('zh-Hans');
    const events = await client.call('promotions-getPromotions', { venueId: 6 });
    const open = events.find(
      (each) => each['tv.RSVPEvent'] && Date.parse(each.startsAt) > Date.now(),
    );
    const request = { uri: open?.uri ?? '', customerNumber, homeCasinoName: 'The Orrery, London' };
    const optIn = () => client.call('promotions-optInToEvent', request);
    expect((await inLanguage(CHINESE, optIn)).message).toMatch(
      /^您已在 .+ 的宾客名单上。\d{4}年\d{1,2}月\d{1,2}日见。$/,
    );
    expect((await inLanguage(CHINESE, optIn)).message).toMatch(
      /^您已报名 .+。请于\d{4}年\d{1,2}月\d{1,2}日再来。$/,
    );
  });

  it('§8 that is an error has it too', async () => {
    const { client } = await memberWith('zh-Hans');
    const lost = () => client.call('members-getVenue', { venueId: 99 });
    await expect(inLanguage(CHINESE, lost)).rejects.toThrow('找不到赌场信息');
    await expect(inLanguage(ENGLISH, lost)).rejects.toThrow('Unable to find venue details');
  });
});

describe('an e-mail', () => {
  it('to a new login has the language of its creation, which the profile stores', async () => {
    const email = newEmail('chinese');
    await inLanguage(CHINESE, () => newLogin(email));
    expect(await newestMailTo(email)).toMatchObject({ subject: '验证您的邮箱地址' });
    const { user } = await signedIn(email);
    expect(await profileOf(user?.uid ?? '')).toMatchObject({ language: 'zh-Hans' });
    const again = { email, ...FROM_APP };
    await inLanguage(ENGLISH, () => signedOut().call('users-resendVerificationEmail', again));
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['验证您的邮箱地址', '验证您的邮箱地址']);
  });

  it('has the language of the profile, whoever asks for it', async () => {
    const { email } = await memberWith('en-GB');
    const reset = () => signedOut().call('users-sendPasswordReset', { email, ...FROM_APP });
    await inLanguage(CHINESE, reset);
    const mail = await newestMailTo(email);
    expect(mail).toMatchObject({ subject: 'Reset your password' });
    expect(mail.html).toContain('<html lang="en-GB">');
  });

  it('to an address without a login, or a profile without a language, has that of the call', async () => {
    const { uid, email } = await freshMember();
    expect(await profileOf(uid)).not.toHaveProperty('language');
    const stranger = newEmail('stranger');
    for (const to of [email, stranger]) {
      const request = { email: to, ...FROM_APP };
      await inLanguage(CHINESE, () => signedOut().call('users-sendPasswordReset', request));
      expect((await newestMailTo(to)).html).toContain('<html lang="zh-Hans">');
    }
  });

  it('that was queued before e-mails had a language is English', async () => {
    pointAtBackend();
    const [to, later] = [newEmail('queued'), Timestamp.fromMillis(Date.now() + 3_600_000)];
    const entry = database.collection('outbox').doc();
    await entry.set({
      kind: 'password-reset',
      to,
      target: { devMode: false, devDomain: '' },
      attempts: 0,
      dueAt: Timestamp.now(),
      giveUpAt: later,
      removeAt: later,
    });
    await deliverAll([entry.id], services);
    expect((await newestMailTo(to)).html).toContain('<html lang="en-GB">');
  });

  it('about a registration has the language of the call, or of the caller’s profile', async () => {
    const visitor = newEmail('visitor');
    const join = () => signedOut().call('members-registerAccount', joining(visitor));
    await inLanguage(CHINESE, join);
    expect(await newestMailTo(visitor)).toMatchObject({
      subject: '欢迎加入 Met Rewards：还差一步',
    });
    const { client, email } = await memberWith('zh-Hans');
    const elsewhere = joining(email, { location: 9 });
    await inLanguage(ENGLISH, () => client.call('members-registerAccount', elsewhere));
    expect(await newestMailTo(email)).toMatchObject({ subject: '欢迎加入 Met Rewards' });
  });

  it('to the support desk is English, and its receipt is not', async () => {
    const { client, email } = await memberWith('zh-Hans');
    const comments = `积分在哪里？ ${crypto.randomUUID()}`;
    await client.call('members-submitTicket', {
      values: { name: '佐伊', customerNumber: '', comments },
      submissionId: crypto.randomUUID(),
    });
    const receipt = await newestMailTo(email);
    expect(receipt.subject).toMatch(/^我们已收到您的留言（/);
    expect(receipt.text).toContain(comments);
    const desk = (await mailsTo(DESK)).find(({ text }) => text?.includes(comments));
    expect(desk?.text).toContain('Support ticket');
    expect(desk?.html).toContain('<html lang="en-GB">');
  });

  it('about a deletion has the language of the profile that is gone', async () => {
    const { client, email } = await memberWith('zh-Hans');
    await client.call('users-deleteAccount', { forgetMe: true });
    expect((await newestMailTo(email)).subject).toMatch(/^您的资料删除请求 DR-/);
    const desk = await mailsTo(DESK);
    expect(desk.find(({ text }) => text?.includes(email))?.text).toContain('Data removal request');
  });
});
