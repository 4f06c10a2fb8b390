import type { Tab } from './tab.ts';

/** A browser engine for journeys. */
export interface Engine {
  /** Opens a profile that shares nothing with others, such as a new device. */
  newProfile(): Promise<Profile>;
  stop(): Promise<void>;
}

/** A browser profile. Its tabs share storage, caches, workers and downloads. */
export interface Profile {
  /** Opens an empty tab whose viewport has this size. */
  newTab(size: Size): Promise<Tab>;
  /** The absolute path of the downloads folder. */
  readonly downloads: string;
  close(): Promise<void>;
}

/** A viewport, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point in the viewport, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The keys that journeys press. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace' | 'End';

/** A tab, with the operations that both drivers have. */
export interface Tab {
  /** Opens an address, and resolves when the page has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates a function in the page and awaits its result. Arguments and result are JSON values. */
  run<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a script as if the page had loaded it from a file. */
  addScript(source: string): Promise<void>;
  /** Moves the pointer to a point of the viewport, and clicks. */
  clickAt(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key in the focused element, optionally with Shift. */
  press(key: Key, options?: { readonly shift?: boolean }): Promise<void>;
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>;
}
