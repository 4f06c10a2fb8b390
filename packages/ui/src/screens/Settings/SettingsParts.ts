import type { ReactNode } from 'react';

/** The sections of the settings, which each layout arranges. */
export interface SettingsParts {
  /** Links to the pages below the settings. */
  readonly pages: ReactNode;
  readonly saferGambling: ReactNode;
  readonly language: ReactNode;
  readonly appearance: ReactNode;
  /** Session recording and the download of data; null without a member. */
  readonly data: ReactNode;
  /** The link to the page that deletes the account. */
  readonly leaving: ReactNode;
}
