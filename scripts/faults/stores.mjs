const FUNCTIONS = 'packages/functions/src';

/** Faults in writes, transactions and their e-mails. */
export const STORE_FAULTS = [
  {
    name: 'an RSVP overwrites the previous one',
    file: `${FUNCTIONS}/stores/optIns.ts`,
    find: 'batch.create(document, { ...optIn })',
    replace: 'batch.set(document, { ...optIn })',
    caughtBy: 'backend',
  },
  {
    name: 'a prize is won more often than its stock',
    file: `${FUNCTIONS}/stores/gameStock.ts`,
    find: ', { lastUpdateTime: version }',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a repeated submission is refused as an existing member',
    file: `${FUNCTIONS}/stores/registrations.ts`,
    find: "before.get('submissionId') === submissionId",
    replace: "before.get('submission') === submissionId",
    caughtBy: 'backend',
  },
  {
    name: 'a membership of a deleted account cannot be linked again',
    file: `${FUNCTIONS}/stores/accountRecords.ts`,
    find: 'await releaseLinks(database(), uid, linksEndAt);',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a refused deletion removes the data',
    file: `${FUNCTIONS}/domain/accountDeletion.ts`,
    find: "(await identities.stateOf(begun.uid)) === 'open'",
    replace: "(await identities.stateOf(begun.uid)) === 'gone'",
    caughtBy: 'backend',
  },
  {
    name: 'a member with a deleted account still gets marketing',
    file: `${FUNCTIONS}/domain/accountDeletion.ts`,
    find: 'await members.withdrawMarketing(crmId, at);',
    replace: 'await members.withdrawMarketing(crmId + uid, at);',
    caughtBy: 'backend',
  },
  {
    name: 'a call beside a deletion writes data of the login',
    file: `${FUNCTIONS}/stores/loginWrites.ts`,
    find: '{ exists: false }',
    replace: '{}',
    caughtBy: 'backend',
  },
  {
    name: 'a registration waits for the address of a deleted login',
    file: `${FUNCTIONS}/domain/accountDeletion.ts`,
    find: 'await pendingRegistrations.drop(await pendingRegistrations.findByAddress(address));',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'the owner of an address gets the name of the stranger who created the login',
    file: `${FUNCTIONS}/domain/baseAccount.ts`,
    find: 'if (sessionsSince === login.sessionsSince) return account;',
    replace: 'if (sessionsSince !== null) return account;',
    caughtBy: 'backend',
  },
  {
    name: 'an ended session reads the profile at the document store',
    file: `${FUNCTIONS}/domain/sessions.ts`,
    find: 'if (since > (profile.sessionsSince ?? 0))',
    replace: 'if (since < (profile.sessionsSince ?? 0))',
    caughtBy: 'backend',
  },
  {
    name: 'a ticket is dropped after one rejection by the mail server',
    file: `${FUNCTIONS}/mail/sendMails.ts`,
    find: "failure.refused && kind !== 'for-desk'",
    replace: 'failure.refused',
    caughtBy: 'backend',
  },
  {
    name: 'an e-mail contains unescaped HTML',
    file: `${FUNCTIONS}/mail/letter.ts`,
    find: "'<': '&lt;',",
    replace: '',
    caughtBy: 'backend',
  },
];
