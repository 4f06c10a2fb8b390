/** Patterns of secrets. */
const SHAPES = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\\n|\s)+[\w+/=]{16}/],
  ['the key of a service account', /\bprivate_key\\?"\s*:/],
  [
    'a password in an address',
    /\b(?:smtps?|amqps?|rediss?|postgres(?:ql)?|mongodb):\/\/(?!user:password@)[^\s/:@]+:[^\s/@]+@[\w.-]+/,
  ],
  ['an access key of a cloud', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of a code host or registry', /\b(?:gh[pousr]_\w{36}|npm_[A-Za-z0-9]{36})\b/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
];

/** Additional patterns for the files of the page: server settings and demo accounts. */
const OF_THE_SERVER = [
  [
    'the name of a secret setting',
    /\b(?:SMTP_URL|RATE_LIMIT_KEY|LINK_KEY|VOUCHER_SIGNING_KEY|SERVICE_CREDENTIALS)\b/,
  ],
  ['the demo members’ password', /Demo-pass-1/],
];

/** The kinds of secret in a text of the repository. @param {string} text @returns {string[]} */
export function secretsIn(text) {
  return kindsIn(SHAPES, text);
}

/** The kinds of secret in a file that members download. @param {string} text @returns {string[]} */
export function secretsInPage(text) {
  return kindsIn([...SHAPES, ...OF_THE_SERVER], text);
}

function kindsIn(shapes, text) {
  return shapes.filter(([, shape]) => shape.test(text)).map(([kind]) => kind);
}
