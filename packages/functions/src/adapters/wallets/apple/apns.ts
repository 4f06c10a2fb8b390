import { connect, constants } from 'node:http2';
import type { AppleCredentials } from './credentials.ts';
import { applePushOrigin } from './settings.ts';

/** The answer of Apple's push service to one push. `gone`: the device has removed the pass. */
export type PushOutcome = 'accepted' | 'gone';

/** The push service did not accept a push; a retry may succeed. The message contains no token. */
export class PushError extends Error {
  /** For the log: `APNS` and the status, such as `APNS-503`, or `APNS-timeout`. */
  readonly code: string;
  constructor(code: string) {
    super(`The push service did not accept a push: ${code}.`);
    this.code = code;
  }
}

const ANSWERS_WITHIN_MS = 10_000;
/** Apple's answer for a token that was never valid, which no retry changes. */
const BAD_TOKEN = 'BadDeviceToken';

/**
 * Pushes to devices over one HTTP/2 connection, with the certificate of the pass type. The payload is empty: it only
 * makes Wallet fetch the pass. Resolves with one outcome or `PushError` per token, in their order.
 */
export async function pushAll(
  tokens: readonly string[],
  { certificate, key, passTypeId }: AppleCredentials,
): Promise<readonly (PushOutcome | PushError)[]> {
  const session = connect(applePushOrigin(), { cert: certificate, key });
  const broken = new Promise<PushError>((resolve) => {
    session.once('error', () => resolve(new PushError('APNS-connection')));
    session.setTimeout(ANSWERS_WITHIN_MS, () => resolve(new PushError('APNS-timeout')));
  });
  const pushOne = (token: string) =>
    new Promise<PushOutcome | PushError>((resolve) => {
      const stream = session.request({
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
        'apns-topic': passTypeId,
      });
      let status = 0;
      let body = '';
      stream.setEncoding('utf8');
      stream.on('response', (headers) => {
        status = Number(headers[constants.HTTP2_HEADER_STATUS]);
      });
      stream.on('data', (chunk: string) => {
        body += chunk;
      });
      stream.on('error', () => resolve(new PushError('APNS-stream')));
      stream.on('close', () => resolve(toPushOutcome(status, body)));
      stream.end('{}');
    });
  try {
    return await Promise.all(tokens.map((token) => Promise.race([pushOne(token), broken])));
  } finally {
    session.destroy();
  }
}

function toPushOutcome(status: number, body: string): PushOutcome | PushError {
  if (status === 200) return 'accepted';
  if (status === 410 || (status === 400 && body.includes(BAD_TOKEN))) return 'gone';
  return new PushError(`APNS-${status}`);
}
