import { spawn } from 'node:child_process';

const OPENERS = { darwin: 'open', win32: 'explorer' };

/** Opens an address in the reader's browser where there is a desktop; its address is printed in any case. */
export function openInBrowser(address) {
  const command = OPENERS[process.platform] ?? 'xdg-open';
  const child = spawn(command, [address], { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
