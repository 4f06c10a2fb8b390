import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../ports.ts';
import { end } from './end.ts';
import type { Engine, Profile, Size } from './engine.ts';
import { Tab } from './tab.ts';

/** Hides parts of the toolbar, which would make the window wider than a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; padding: 0; font-size: 1px; }';
/** GTK's setting for `prefers-reduced-motion`. */
const REDUCED_MOTION = '[Settings]\ngtk-enable-animations=0\n';

/** The timeout for closing a browser, in milliseconds. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Starts WebKitGTK on the virtual screen. Each profile has its own driver, so that a crash affects only one. */
export async function startWebKit(): Promise<Engine> {
  return { newProfile, stop: async () => {} };
}

async function newProfile(): Promise<Profile> {
  const home = mkdtempSync(join(tmpdir(), 'casino-webkit-'));
  const downloads = prepareHome(home);
  const port = await freePort();
  const program = startDriver(port, home);
  const kill = () => program.kill();
  process.once('exit', kill);
  const driver = await openSession(port);
  let tabs = 0;
  return {
    downloads,
    async newTab(size) {
      // A window instead of a tab, because WebKit does not paint hidden tabs.
      if (tabs > 0) await driver.switchTo().newWindow('window');
      tabs += 1;
      await resize(driver, size);
      return new Tab(driver, await driver.getWindowHandle());
    },
    async close() {
      // A crashed driver has no session to end.
      await Promise.race([driver.quit().catch(() => {}), wait(CLOSE_TIMEOUT_MS)]);
      await end(program);
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function startDriver(port: number, home: string): ChildProcess {
  return spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_RUNTIME_DIR: home,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LC_ALL: 'C',
      TZ: 'Europe/London',
      // The sandbox does not work as root, nor in most containers. The browser opens only pages of this project.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Opens a browser when the driver listens. */
async function openSession(port: number): Promise<WebDriver> {
  const open = async () =>
    new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
  const driver = await vi.waitFor(open, { timeout: 20_000, interval: 100 });
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
  return driver;
}

/** Writes the configuration of GTK and MiniBrowser, and returns the downloads folder. */
function prepareHome(home: string): string {
  const config = join(home, '.config');
  const downloads = join(home, 'Downloads');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  mkdirSync(downloads);
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), REDUCED_MOTION);
  writeFileSync(join(config, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  return downloads;
}

/** Sets the size of the viewport. The window is larger by the toolbar. */
async function resize(driver: WebDriver, size: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect(size);
  const height = await driver.executeScript<number>('return innerHeight');
  await window.setRect({ ...size, height: 2 * size.height - height });
}
