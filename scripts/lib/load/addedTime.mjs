import { startCallables } from '../../../packages/functions/local/callables/startCallables.ts';
import { DEMO_CREDENTIALS } from '../../../packages/functions/local/reference/demoCredentials.ts';

const CALLS = 400;
const WARM_UP = 50;

const AUTHORIZATION = { authorization: `Bearer ${DEMO_CREDENTIALS.token}` };

/** The requests of each callable to the services. A callable sends them one after the other. */
const REQUESTS = {
  'members-getMember': [findMember],
  'members-getVenue': [findMember, listVenues],
};

/**
 * Measures the time that the adapters add to a callable, with one caller. Alternately calls the callables on the reference
 * server, the callables on the Firestore implementation, and the reference server itself, so that other load has the same
 * effect on all.
 */
export async function printAddedTime(addresses, requestOf) {
  const own = await startCallables({ port: 0, addresses });
  try {
    console.log('milliseconds                        remote Firestore   service     added');
    for (const [name, requests] of Object.entries(REQUESTS)) {
      const senders = [
        () => send(addresses.functions, requestOf(name)),
        () => send(`http://127.0.0.1:${own.port}`, requestOf(name)),
        async () => {
          for (const request of requests) await request(addresses.remote);
        },
      ];
      const times = senders.map(() => []);
      for (let call = 0; call < WARM_UP + CALLS; call += 1) {
        for (const [index, sender] of senders.entries()) {
          const startedAt = performance.now();
          await sender();
          if (call >= WARM_UP) times[index].push(performance.now() - startedAt);
        }
      }
      for (const share of [0.5, 0.95]) {
        console.log(`${name}, p${100 * share}`.padEnd(32) + figures(times, share));
      }
    }
  } finally {
    await own.stop();
  }
}

/** The last figure is the time that the callable takes longer on the reference server than on Firestore. */
function figures(times, share) {
  const [remote, firestore, service] = times.map(
    (each) => each.toSorted((one, other) => one - other)[Math.floor(each.length * share)],
  );
  return [remote, firestore, service, remote - firestore]
    .map((figure) => figure.toFixed(1).padStart(10))
    .join('');
}

async function send(origin, { path, ...request }) {
  const response = await fetch(origin + path, request);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  await response.arrayBuffer();
}

function findMember(origin) {
  return send(origin, {
    method: 'POST',
    path: '/members/lookup',
    headers: { ...AUTHORIZATION, 'content-type': 'application/json' },
    body: JSON.stringify({ crmIds: ['crm-100201'] }),
  });
}

let venuesTag = '';

/** Asks for the current version, as the cache of the callables does. */
async function listVenues(origin) {
  const headers = { ...AUTHORIZATION, 'if-none-match': venuesTag };
  const response = await fetch(`${origin}/venues`, { headers });
  venuesTag = response.headers.get('etag') ?? '';
  await response.arrayBuffer();
}
