import { join } from 'node:path';
import { chromium } from 'playwright';
import { startDocumentStore } from '../../packages/functions/local/firestore/server.ts';
import { freePorts } from '../../packages/functions/local/ports.ts';
import { PROJECT_ID } from '../../packages/functions/local/project.ts';
import { FirestoreRest } from '../../packages/functions/local/seed/firestoreRest.ts';
import { personIdOf } from '../../packages/functions/local/seed/persons.ts';
import { startStack } from '../../packages/functions/local/stack.ts';
import { addMember } from '../../packages/functions/local/testing/addMember.ts';
import { FUNCTIONS_REGION } from '../../packages/functions/src/contract/index.ts';
import { ROOT } from '../lib/setUp.mjs';
import { countingProxy } from './countingProxy.mjs';

const IDLE_MS = 1_500;
const PASSWORD = 'Demo-pass-1';

/** The steps of a member, in this order. Each step ends when the network is idle. */
const STEPS = {
  'the first call of a day: records of one person are compared': async (_, member, addresses) => {
    await callGetMember(member, addresses);
    return { 'members-getMember': 1 };
  },
  'a first visit: the log-in page, signing in, home': async (page, { email }) => {
    // The app prefetches information pages when it is idle.
    const prefetched = page.context().waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith('/content-getInfoPage'),
    });
    await page.goto('/login-mobile');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('main').getByRole('link', { name: 'See all offers' }).waitFor();
    await prefetched;
  },
  'the app is opened again': async (page) => {
    await page.goto('/');
    await page.locator('main').getByRole('link', { name: 'See all offers' }).waitFor();
  },
  'offers are opened': async (page) => {
    await page.locator('main').getByRole('link', { name: 'See all offers' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Exclusive Offers' }).waitFor();
  },
  'a code is shown': async (page) => {
    await page.locator('main a[href^="/offers/"]').first().click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
  },
  'events are opened': async (page) => {
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === '/events');
    await page.locator('main a[href^="/events/"]').first().waitFor();
  },
  'the member logs out': async (page) => {
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/login'));
  },
};

/**
 * Counts, for each step of a visit to the production build, the callables by name, the calls of the identity
 * service, and the documents that were read, written and deleted.
 */
export async function countVisits() {
  const store = await startDocumentStore({
    port: 0,
    projectId: PROJECT_ID,
    rulesFile: join(ROOT, 'firestore.rules'),
    indexesFile: join(ROOT, 'firestore.indexes.json'),
  });
  const proxy = await countingProxy(store.port);
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${proxy.port}`;
  const ports = await freePorts();
  const stack = await startStack({ ports, app: 'build' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const member = await addMember(stack.addresses);
    await resetLookUp(member, stack.addresses);
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${ports.app}`,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    return await countSteps(context, stack.addresses, proxy, member);
  } finally {
    await browser.close();
    await stack.stop();
    await proxy.stop();
    await store.stop();
  }
}

async function countSteps(context, { functions, auth }, proxy, member) {
  const page = await context.newPage();
  let calls = {};
  let identity = 0;
  let requestedAt = 0;
  context.on('request', (request) => {
    requestedAt = performance.now();
    const { origin, pathname } = new URL(request.url());
    if (request.method() === 'OPTIONS') return;
    if (origin === new URL(functions).origin) {
      const name = pathname.split('/').at(-1);
      calls[name] = (calls[name] ?? 0) + 1;
    }
    if (origin === new URL(auth).origin) identity += 1;
  });
  const counted = {};
  for (const [step, act] of Object.entries(STEPS)) {
    proxy.take();
    [calls, identity] = [{}, 0];
    const others = await act(page, member, { functions, auth });
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (performance.now() - requestedAt < IDLE_MS);
    const sorted = Object.fromEntries(Object.entries({ ...calls, ...others }).toSorted());
    counted[step] = { calls: sorted, identity, ...proxy.take() };
  }
  return counted;
}

/** Makes the next call of a member the first of a day. */
async function resetLookUp({ uid }, { firestore }) {
  const documents = new FirestoreRest(firestore, PROJECT_ID);
  const fields = { lookedUpAt: new Date(Date.now() - 48 * 60 * 60 * 1_000).toISOString() };
  await documents.commit([{ path: `persons/${personIdOf(uid)}`, fields, only: ['lookedUpAt'] }]);
}

async function callGetMember({ email, location }, { functions, auth }) {
  const post = async (url, body, headers = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    return response.json();
  };
  const { idToken } = await post(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    { email, password: PASSWORD, returnSecureToken: true },
  );
  await post(
    `${functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/members-getMember`,
    { data: { location } },
    { authorization: `Bearer ${idToken}` },
  );
}
