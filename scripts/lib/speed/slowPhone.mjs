/** Slow 4G, with latency in milliseconds and throughput in bytes a second. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1475 * 125,
  uploadThroughput: 84_375,
};
const CPU = 4;

/** A browser context with the size of a phone. `worker` allows service workers. */
export function phone(browser, { storageState, worker = false }) {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: worker ? 'allow' : 'block',
    ...(storageState && { storageState }),
  });
}

export async function slowDown(context, page) {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

export async function slowProcessor(context, page) {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}
