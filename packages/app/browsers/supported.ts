/** The oldest supported version of a browser. */
export interface SupportedVersion {
  /** The names in MDN's compatibility data, for each system. */
  readonly ids: readonly string[];
  readonly version: string;
}

/** The oldest browsers that the app supports. docs/supported-browsers.md. */
export const SUPPORTED = {
  Safari: { ids: ['safari', 'safari_ios'], version: '16.4' },
  Chrome: { ids: ['chrome', 'chrome_android', 'edge'], version: '111' },
  'Samsung Internet': { ids: ['samsunginternet_android'], version: '22.0' },
  Firefox: { ids: ['firefox', 'firefox_android'], version: '114' },
} as const satisfies Record<string, SupportedVersion>;

export type SupportedBrowser = keyof typeof SUPPORTED;
