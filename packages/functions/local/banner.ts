import { DEMO_PASSWORD, emailOf, PEOPLE } from './seed/people.ts';
import { DEMO_PIN, STAFF } from './seed/staff.ts';
import type { GroupServices, ServiceName } from './services/groupServices.ts';
import { type Probe, probe } from './services/probe.ts';
import type { Addresses } from './settings/addresses.ts';
import { DEMO_CREDENTIALS } from './settings/demoCredentials.ts';

/** What the start command says. */
export interface BannerOptions {
  readonly addresses: Addresses;
  readonly dataDir: string;
  /** The folder of a preview; null for the demo's content. */
  readonly preview: string | null;
  /** True if the reference server plays the group's services. */
  readonly remote: boolean;
  readonly services: GroupServices;
}

const TITLES = {
  content: 'Content',
  members: 'Members',
} as const satisfies Readonly<Record<ServiceName, string>>;

/** The text that the start command prints when all parts run: addresses, services, accounts, how to stop. */
export async function banner(options: BannerOptions): Promise<string> {
  const { addresses, remote, services } = options;
  const isGroups = services.members !== undefined && !remote;
  return `
  Met Rewards runs on this machine, for demonstrations, development and tests.

  The app       ${addresses.app}
  E-mail inbox  ${addresses.mail}
  Health        ${addresses.mail}/health

${await servicesInUse(options)}

${isGroups ? ownAccount(addresses) : demoAccounts()}

${demoStaff(addresses)}

  Behind it: authentication ${addresses.auth}, documents ${addresses.firestore},
  callables ${addresses.functions}, SMTP ${addresses.smtp}.${remote ? referenceServer(addresses) : ''}
  ${storageOf(options)}

  Press Ctrl-C to stop.
`;
}

const DEMO = 'Firestore, with the demo’s data';

function storageOf({ dataDir, preview }: BannerOptions): string {
  return preview === null
    ? `Your data is stored in ${dataDir}: "npm start -- --reset" deletes it.`
    : 'This is a preview: nothing is published. Start it again to see later changes of the files.';
}

/** A line for each service: where its data come from, and since when it answers. */
async function servicesInUse({ services, preview }: BannerOptions): Promise<string> {
  const lines = await Promise.all(
    (Object.keys(TITLES) as ServiceName[]).map(async (name) => {
      const url = services[name];
      const shown = name === 'content' && preview !== null ? `${preview}, as it is now` : DEMO;
      const source = url === undefined ? shown : stateOf(url, await probe(url));
      return `  ${TITLES[name].padEnd(12)}  ${source}`;
    }),
  );
  return lines.join('\n');
}

function stateOf(url: string, { answers, text }: Probe): string {
  return answers ? `${url}, answers since ${text}` : `${url} does not answer: ${text}`;
}

function demoAccounts(): string {
  const width = Math.max(...PEOPLE.map((person) => emailOf(person).length));
  return `  Log in with the password ${DEMO_PASSWORD} as
${PEOPLE.map((person) => `    ${emailOf(person).padEnd(width)}  ${person.note}`).join('\n')}`;
}

function demoStaff({ app }: Addresses): string {
  const width = Math.max(...STAFF.map(({ email }) => email.length));
  return `  The till is ${app}/staff. Staff have the same password and the PIN ${DEMO_PIN}:
${STAFF.map(({ email, note }) => `    ${email.padEnd(width)}  ${note}`).join('\n')}`;
}

/** The demo's accounts belong to members whom a group's service does not have. */
function ownAccount({ app, mail }: Addresses): string {
  return `  Your service has no members of the demo, so its accounts do not work. Create an account with the address of
  one of your members at ${app}, open the link in ${mail}, and link the membership with its number and date of birth.

  A reply that the product refuses is a line here, with the operation, the field and the rule of docs/connect.md.`;
}

function referenceServer({ remote }: Addresses): string {
  const { token } = DEMO_CREDENTIALS;
  return `\n  The reference server of a group's services: ${remote}, with the token ${token}.`;
}
