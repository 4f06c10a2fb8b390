declare global {
  interface Navigator {
    /** The Network Information API of Chromium, which the DOM types lack. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the app must not prefetch: the user saves data, or the connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
