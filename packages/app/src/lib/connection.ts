declare global {
  interface Navigator {
    /** Chromium's Network Information; it is no part of the standard DOM types. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether nothing should be fetched before it is asked for: data are to be saved, or come slowly. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
