/** The tabs of a till share one session, and one of them is open. */
const CHANNEL = 'casino.till.session';

/** Calls `onChange` when another tab opens or ends the session. Returns functions that report this, and that stop. */
export function watchOtherTabs(onChange: () => void): {
  readonly report: () => void;
  readonly stop: () => void;
} {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return { report: () => channel.postMessage(null), stop: () => channel.close() };
}
