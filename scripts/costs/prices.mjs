const GIB = 2 ** 30;
const DAYS = 30;
const HOURS = 730;

/**
 * List prices in US dollars, without tax and discounts: `price` for each `per` units of a month. The first `free` units
 * are free. docs/costs.md has the sources.
 */
export const PRICES = {
  // The prices of a multi-region. London's are lower, and were not available.
  reads: { price: 0.06, per: 100_000, free: 50_000 * DAYS },
  writes: { price: 0.18, per: 100_000, free: 20_000 * DAYS },
  deletes: { price: 0.02, per: 100_000, free: 20_000 * DAYS },
  storedBytes: { price: 0.18, per: GIB, free: GIB },
  // Cloud Run, request-based billing, tier 2, which includes europe-west2.
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

/** Identity Platform, e-mail and password: dollars per member and month, from this number of members. */
export const ACTIVE_MEMBERS = [
  { from: 0, price: 0 },
  { from: 50_000, price: 0.0055 },
  { from: 100_000, price: 0.0046 },
  { from: 1_000_000, price: 0.0032 },
];

/** The frequency of each step of `countVisits.mjs` in a month: eight days with one visit each. */
export const MONTH = {
  'the first call of a day: records of one person are compared': 8,
  'a first visit: the log-in page, signing in, home': 1,
  'the app is opened again': 7,
  'offers are opened': 4,
  'a code is shown': 2,
  'events are opened': 2,
  'the member logs out': 1,
};

/** High assumptions for values that are not counted. */
export const ASSUMED = {
  // A browser sends a CORS preflight before each call.
  requestsPerCall: 2,
  // The minimum that is billed for a request, as if no two requests shared an instance.
  secondsPerRequest: 0.1,
  vcpu: 1,
  gib: 0.5,
  // With WARM_INSTANCES=1: capacity.ts.
  warmInstances: 5,
  warmSeconds: 5 * HOURS * 3_600,
  // Every minute, every five minutes, every ten minutes, and once a day.
  scheduledRuns: 60 * HOURS + 12 * HOURS + 6 * HOURS + HOURS / 24,
  bytesPerReply: 16 * 1024,
  // A first visit, and one new release: 295 KiB each (performance.md).
  hostedBytesPerMember: 2 * 295 * 1024,
  loggedBytesPerRequest: 3 * 1024,
  storedBytesPerMember: 10 * 1024,
  mailsPerMember: 0.2,
  secretVersions: 6,
  // A new instance reads six secrets, and serves this number of requests.
  requestsPerInstance: 500,
  scheduledJobs: 4,
};
