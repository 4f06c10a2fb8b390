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
