const FUNCTIONS = 'packages/functions/src';

/** Faults in writes, transactions and their e-mails. */
export const STORE_FAULTS = [
  {
    name: 'an RSVP overwrites the previous one',
    file: `${FUNCTIONS}/stores/optIns.ts`,
    find: '.create({ ...optIn })',
    replace: '.set({ ...optIn })',
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
    find: 'await members.withdrawMarketing(crmId, new Date(requestedAt));',
    replace: 'await members.withdrawMarketing(crmId + uid, new Date(requestedAt));',
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
