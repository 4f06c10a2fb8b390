const GIB = 2 ** 30;
const DAYS = 30;
const HOURS = 730;

/**
 * List prices in US dollars, without tax and discounts: `price` for each `per` units of a month, of which the first
 * `free` cost nothing. docs/costs.md says where each comes from.
 */
export const PRICES = {
  // Of a multi-region. London's own are lower, and could not be read.
  reads: { price: 0.06, per: 100_000, free: 50_000 * DAYS },
  writes: { price: 0.18, per: 100_000, free: 20_000 * DAYS },
  deletes: { price: 0.02, per: 100_000, free: 20_000 * DAYS },
  storedBytes: { price: 0.18, per: GIB, free: GIB },
  // Cloud Run, request-based billing, tier 2, to which europe-west2 belongs.
  requests: { price: 0.4, per: 1_000_000, free: 2_000_000 },
  vcpuSeconds: { price: 0.0000336, per: 1, free: 180_000 },
  gibSeconds: { price: 0.0000035, per: 1, free: 360_000 },
  idleVcpuSeconds: { price: 0.0000035, per: 1, free: 0 },
  idleGibSeconds: { price: 0.0000035, per: 1, free: 0 },
  repliedBytes: { price: 0.12, per: GIB, free: 0 },
  hostedBytes: { price: 0.15, per: GIB, free: 10 * GIB },
  loggedBytes: { price: 0.5, per: GIB, free: 50 * GIB },
  secretVersions: { price: 0.06, per: 1, free: 6 },
  secretAccesses: { price: 0.03, per: 10_000, free: 10_000 },
  scheduledJobs: { price: 0.1, per: 1, free: 3 },
  mails: { price: 1, per: 1_000, free: 0 },
};

/** Identity Platform, e-mail and password: dollars for each member of a month, from so many on. */
export const ACTIVE_MEMBERS = [
  { from: 0, price: 0 },
  { from: 50_000, price: 0.0055 },
  { from: 100_000, price: 0.0046 },
  { from: 1_000_000, price: 0.0032 },
];

/** What a member does in a month, by the steps of `countVisits.mjs`: eight days with one visit each. */
export const MONTH = {
  'the first call of a day: records of one person are compared': 8,
  'a first visit: the log-in page, signing in, home': 1,
  'the app is opened again': 7,
  'offers are opened': 4,
  'a code is shown': 2,
  'events are looked at': 2,
  'the member logs out': 1,
};

/** What is not counted, and assumed high. */
export const ASSUMED = {
  // A browser asks whether it may call another origin, before each call.
  requestsPerCall: 2,
  // What is billed for the shortest request, as if no two shared an instance.
  secondsPerRequest: 0.1,
  vcpu: 1,
  gib: 0.5,
  // With WARM_INSTANCES=1: capacity.ts.
  warmInstances: 5,
  warmSeconds: 5 * HOURS * 3_600,
  // Every minute, and every five minutes.
  scheduledRuns: 60 * HOURS + 12 * HOURS,
  bytesPerReply: 16 * 1024,
  // A first visit, and one new release: 295 KiB each (performance.md).
  hostedBytesPerMember: 2 * 295 * 1024,
  loggedBytesPerRequest: 3 * 1024,
  storedBytesPerMember: 10 * 1024,
  mailsPerMember: 0.2,
  secretVersions: 5,
  // Five secrets for each new instance, of which there is one for so many requests.
  requestsPerInstance: 500,
  scheduledJobs: 2,
};
