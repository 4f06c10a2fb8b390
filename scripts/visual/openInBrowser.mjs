import { spawn } from 'node:child_process';

const OPENERS = { darwin: 'open', win32: 'explorer' };

/** Opens an address in the user's browser, if there is a desktop. The caller prints the address anyway. */
export function openInBrowser(address) {
  const command = OPENERS[process.platform] ?? 'xdg-open';
  const child = spawn(command, [address], { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}
