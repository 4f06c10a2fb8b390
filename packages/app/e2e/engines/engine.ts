/** A browser engine that journeys run in, as its driver operates it. */
export interface Engine {
  /** Opens a profile that keeps nothing of the others, such as a new device. */
  newProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** What the tabs of one browser share: storage, caches, workers and downloads. */
export interface Profile {
  /** Opens an empty tab whose viewport has this size. */
  newTab(size: Size): Promise<Tab>;
  /** The absolute path of the folder that downloads go to. */
  readonly downloads: string;
  close(): Promise<void>;
}

/** A viewport, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of the viewport, in CSS pixels from its left and top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The keys that journeys press by name. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace' | 'End';

/** A tab, as far as the two drivers have the same operations. */
export interface Tab {
  /** Opens an address, and resolves when the page has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates a function in the page, with arguments and a result that JSON can hold. A promise is awaited. */
  run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script as a page loads it from a file. */
  addScript(source: string): Promise<void>;
  /** Moves the pointer to a point of the viewport, and clicks. */
  clickAt(point: Point): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Presses a key where the focus is, with Shift where asked. */
  press(key: Key, options?: { readonly shift?: boolean }): Promise<void>;
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>;
}
