/** The page for a browser that cannot start the app. The versions are those of docs/supported-browsers.md. */
export const cannotOpen = {
  title: 'Met Rewards cannot open in this browser',
  needs: 'It needs JavaScript, and one of these browsers or a newer version:',
  browsers: {
    safari: 'Safari 16.4, on iOS 16.4 or macOS',
    chrome: 'Chrome 111 or Edge 111',
    samsung: 'Samsung Internet 22',
    firefox: 'Firefox 114',
  },
  remedy:
    'Update your device or your browser, and switch JavaScript on in its settings. If both are in order, check your connection.',
  help: 'Your rewards are safe. Any of our casinos can look them up, at reception or by telephone.',
} as const;
