import { FirestoreRest } from '../../packages/functions/local/seed/firestoreRest.ts';
import { PROJECT_ID } from '../../packages/functions/local/settings/project.ts';
import { FUNCTIONS_REGION } from '../../packages/functions/src/contract/limits.ts';
import { REQUESTS } from '../../packages/functions/testing/calls/requestsOf.ts';
import { addGame } from '../../packages/functions/testing/games/addGame.ts';
import { addMember } from '../../packages/functions/testing/members/addMember.ts';

const MEMBERS = 1_000;

const pathOf = (name) => `/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;

/** Creates a thousand members. Returns a function that builds their requests, each from another network address. */
export async function makeCallers(addresses) {
  const documents = new FirestoreRest(addresses.firestore, PROJECT_ID);
  const prizes = [
    { name: 'Tea', win: true },
    { name: 'Nothing', win: false },
  ];
  const { id: gameId } = await addGame(addresses, { prizes });
  const members = [];
  while (members.length < MEMBERS) {
    const some = await Promise.all(Array.from({ length: 20 }, () => addMember(addresses)));
    const gameOptin = [{ gameId, timestamp: new Date().toISOString() }];
    await documents.commit(
      some.map(({ uid }) => ({ path: `users/${uid}`, fields: { gameOptin }, only: ['gameOptin'] })),
    );
    members.push(...some.map((each) => ({ ...each, token: tokenOf(each) })));
  }
  const special = {
    'promotions-spinTheWheel': { gameId },
    'promotions-optInToEvent': { uri: await openEvent(addresses, members[0]) },
  };
  let turn = 0;
  return function requestOf(name) {
    turn += 1;
    const member = members[turn % members.length];
    const data = REQUESTS[name]({
      ...member,
      firstName: 'Zoë',
      lastName: 'Sample',
      dob: '1984-06-15',
      // The other callables with an address are for visitors, and each call is from a new one.
      email: name === 'users-sendPasswordReset' ? member.email : `load-${turn}@demo.test`,
    });
    return {
      method: 'POST',
      path: pathOf(name),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `2001:db8:${(turn >> 16).toString(16)}:${(turn & 0xffff).toString(16)}::1`,
        authorization: `Bearer ${member.token}`,
      },
      body: JSON.stringify({ data: data && { ...data, ...special[name] } }),
    };
  };
}

/** An event of the members' casino that accepts RSVPs. */
async function openEvent({ functions }, { token }) {
  const response = await fetch(functions + pathOf('promotions-getPromotions'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { venueId: 6 } }),
  });
  const { result } = await response.json();
  return result.find((event) => event['tv.RSVPEvent'] && Date.parse(event.startsAt) > Date.now())
    .uri;
}

/** An unsigned token, like the Auth emulator's. Only an emulator accepts it. */
function tokenOf({ uid, email }) {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: uid,
    user_id: uid,
    iat: now,
    auth_time: now,
    exp: now + 3_600,
    email,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
