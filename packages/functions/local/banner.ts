import { DEMO_PASSWORD, emailOf, PEOPLE } from './seed/people.ts';
import type { Addresses } from './settings/addresses.ts';
import { DEMO_CREDENTIALS } from './settings/demoCredentials.ts';

/** The text that the start command prints when all parts run: addresses, demo accounts, how to stop. */
export function banner(addresses: Addresses, dataDir: string, remote: boolean): string {
  const width = Math.max(...PEOPLE.map((person) => emailOf(person).length));
  return `
  Met Rewards runs on this machine, for demonstrations, development and tests.

  The app       ${addresses.app}
  E-mail inbox  ${addresses.mail}
  Health        ${addresses.mail}/health

  Log in with the password ${DEMO_PASSWORD} as
${PEOPLE.map((person) => `    ${emailOf(person).padEnd(width)}  ${person.note}`).join('\n')}

  Behind it: authentication ${addresses.auth}, documents ${addresses.firestore},
  callables ${addresses.functions}, SMTP ${addresses.smtp}.${remote ? referenceServer(addresses) : ''}
  Your data is stored in ${dataDir}: "npm start -- --reset" deletes it.

  Press Ctrl-C to stop.
`;
}

function referenceServer({ remote }: Addresses): string {
  const { token } = DEMO_CREDENTIALS;
  return `\n  The reference server of a group's services: ${remote}, with the token ${token}.`;
}
