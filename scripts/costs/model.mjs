import { ACTIVE_MEMBERS, ASSUMED, MONTH, PRICES } from './prices.mjs';

const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

/** The totals of one step of `countVisits`. */
export function totalsOf({ calls, identity, reads, writes, deletes }) {
  return {
    calls: sum(calls),
    identity,
    reads: sum(reads),
    writes: sum(writes),
    deletes: sum(deletes),
  };
}

/** The totals of a member's month. Throws if the counted steps and the steps of `MONTH` differ. */
export function memberMonth(visits) {
  const steps = Object.keys(MONTH);
  if (Object.keys(visits).toSorted().join() !== steps.toSorted().join()) {
    throw new Error('The steps in prices.mjs differ from the counted steps.');
  }
  const month = { calls: 0, identity: 0, reads: 0, writes: 0, deletes: 0 };
  for (const step of steps) {
    for (const [what, count] of Object.entries(totalsOf(visits[step]))) {
      // The first call of a day is part of a visit. Only its documents are additional.
      if (step.startsWith('the first call') && what === 'calls') continue;
      month[what] += MONTH[step] * count;
    }
  }
  return month;
}

/** US dollars a month for this number of members, by service. */
export function monthlyCost(members, visits) {
  const { calls, reads, writes, deletes } = memberMonth(visits);
  const requests = members * calls * ASSUMED.requestsPerCall + ASSUMED.scheduledRuns;
  const seconds = requests * ASSUMED.secondsPerRequest;
  const cost = (what, amount) => {
    const { price, per, free } = PRICES[what];
    return (Math.max(0, amount - free) / per) * price;
  };
  return {
    'Firestore: reads': cost('reads', members * reads + ASSUMED.scheduledRuns),
    'Firestore: writes, deletes, storage':
      cost('writes', members * writes) +
      cost('deletes', members * deletes) +
      cost('storedBytes', members * ASSUMED.storedBytesPerMember),
    'Functions: requests, processor, memory':
      cost('requests', requests) +
      cost('vcpuSeconds', seconds * ASSUMED.vcpu) +
      cost('gibSeconds', seconds * ASSUMED.gib),
    'Functions: five warm instances':
      cost('idleVcpuSeconds', ASSUMED.warmSeconds * ASSUMED.vcpu) +
      cost('idleGibSeconds', ASSUMED.warmSeconds * ASSUMED.gib),
    'Functions: replies sent': cost('repliedBytes', members * calls * ASSUMED.bytesPerReply),
    'Identity Platform': identityCost(members),
    'Hosting: files sent': cost('hostedBytes', members * ASSUMED.hostedBytesPerMember),
    'E-mail': cost('mails', members * ASSUMED.mailsPerMember),
    'Logging, secrets, schedules':
      cost('loggedBytes', requests * ASSUMED.loggedBytesPerRequest) +
      cost('secretVersions', ASSUMED.secretVersions) +
      cost('secretAccesses', (requests / ASSUMED.requestsPerInstance) * ASSUMED.secretVersions) +
      cost('scheduledJobs', ASSUMED.scheduledJobs),
  };
}

function identityCost(members) {
  return ACTIVE_MEMBERS.reduce((total, { from, price }, tier) => {
    const to = ACTIVE_MEMBERS[tier + 1]?.from ?? Number.POSITIVE_INFINITY;
    return total + Math.max(0, Math.min(members, to) - from) * price;
  }, 0);
}
