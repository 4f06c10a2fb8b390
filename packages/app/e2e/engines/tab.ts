import { Key as DriverKey, type WebDriver } from 'selenium-webdriver';

/** The keys that journeys press. */
const KEYS = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  ArrowDown: DriverKey.ARROW_DOWN,
  Backspace: DriverKey.BACK_SPACE,
  End: DriverKey.END,
};

/** A point in the viewport, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window of a WebDriver session. */
export class Tab {
  private readonly driver: WebDriver;
  private readonly handle: string;

  constructor(driver: WebDriver, handle: string) {
    this.driver = driver;
    this.handle = handle;
  }

  /** Opens an address, and resolves when the page has loaded. */
  async goto(address: string): Promise<void> {
    await (await this.shown()).get(address);
  }

  async reload(): Promise<void> {
    await (await this.shown()).navigate().refresh();
  }

  /** Evaluates a function in the page and awaits its result. Arguments and result are JSON values. */
  async run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.shown()).executeScript(body, ...args);
  }

  /** Runs a script in the page. */
  async addScript(source: string): Promise<void> {
    await (await this.shown()).executeScript(source);
  }

  /** Moves the pointer to a point of the viewport, and clicks. */
  async clickAt(point: Point): Promise<void> {
    await (await this.shown()).actions().move(point).click().perform();
  }

  /** Types into the focused element. */
  async type(text: string): Promise<void> {
    await (await this.shown()).actions().sendKeys(text).perform();
  }

  /** Presses a key in the focused element, optionally with Shift. */
  async press(key: keyof typeof KEYS, { shift = false } = {}): Promise<void> {
    const actions = (await this.shown()).actions();
    if (shift) actions.keyDown(DriverKey.SHIFT);
    actions.sendKeys(KEYS[key]);
    if (shift) actions.keyUp(DriverKey.SHIFT);
    await actions.perform();
  }

  /** The viewport as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await (await this.shown()).takeScreenshot(), 'base64');
  }

  private async shown(): Promise<WebDriver> {
    await this.driver.switchTo().window(this.handle);
    return this.driver;
  }
}
