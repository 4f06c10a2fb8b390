import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Session, WebDriver } from 'selenium-webdriver';
import bidi, { type Index } from 'selenium-webdriver/bidi/index.js';
import { Name } from 'selenium-webdriver/lib/command.js';
import { end } from './end.ts';
import type { Engine, Profile, Size } from './engine.ts';
import { Tab } from './tab.ts';

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // Overlay scrollbars, as on a phone.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'en-GB',
  'browser.download.folderList': 2,
};

// The package exports the class itself, unlike its types.
const BiDi = bidi as unknown as typeof Index;

/** Sends a command of WebDriver BiDi. */
type Send = <Result = unknown>(method: string, params: object) => Promise<Result>;

type Reply<Result> =
  | { readonly result: Result }
  | { readonly error: string; readonly message: string };

interface Evaluation {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** The parameters of Selenium's commands, each of which has some. */
interface Parameters {
  readonly handle: string;
  readonly url: string;
  readonly actions: object;
  readonly script: string;
  readonly args: readonly unknown[];
}

/** Starts Firefox. Debian has no geckodriver, so Selenium's commands are sent by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'casino-firefox-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  const preferences = Object.entries({ ...PREFERENCES, 'browser.download.dir': downloads });
  const lines = preferences.map(
    (pair) => `user_pref(${pair.map((one) => JSON.stringify(one)).join(', ')});`,
  );
  writeFileSync(join(home, 'user.js'), lines.join('\n'));
  const program = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0'],
    { env: { ...process.env, TZ: 'Europe/London' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => program.kill('SIGKILL');
  process.once('exit', kill);
  const connection = new BiDi(`${await addressOf(program)}/session`);
  const send: Send = async <Result>(method: string, params: object) => {
    const reply = (await connection.send({ method, params })) as Reply<Result>;
    if ('error' in reply) throw new Error(`${method}: ${reply.error}: ${reply.message}`);
    return reply.result;
  };
  await send('session.new', { capabilities: {} });
  return {
    newProfile: () => newProfile(send, downloads),
    async stop() {
      await connection.close();
      await end(program);
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The address of the BiDi server, which Firefox prints. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stderr as Readable })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) {
      stderr?.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before its BiDi server was ready.');
}

async function newProfile(send: Send, downloads: string): Promise<Profile> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const driver = new WebDriver(new Session('bidi', {}), { execute: executor(send) });
  return {
    downloads,
    async newTab({ width, height }: Size) {
      const options = { type: 'tab', userContext };
      const { context } = await send<{ context: string }>('browsingContext.create', options);
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
      return new Tab(driver, context);
    },
    close: () => send<void>('browser.removeUserContext', { userContext }),
  };
}

/** Executes the commands of a `Tab`. */
function executor(send: Send) {
  let context = '';
  const commands: Record<string, (parameters: Parameters) => Promise<unknown>> = {
    async [Name.SWITCH_TO_WINDOW]({ handle }) {
      // Browsers throttle hidden pages.
      if (context !== handle) await send('browsingContext.activate', { context: handle });
      context = handle;
    },
    [Name.GET]: ({ url }) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    [Name.REFRESH]: () => send('browsingContext.reload', { context, wait: 'complete' }),
    [Name.ACTIONS]: ({ actions }) => send('input.performActions', { context, actions }),
    async [Name.SCREENSHOT]() {
      const taken = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return taken.data;
    },
    async [Name.EXECUTE_SCRIPT]({ script, args }) {
      const { result, exceptionDetails } = await send<Evaluation>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (function () { ${script} }).apply(null, JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
  };
  return async (command: { getName(): string; getParameters(): object }) =>
    commands[command.getName()]?.(command.getParameters() as Parameters);
}
