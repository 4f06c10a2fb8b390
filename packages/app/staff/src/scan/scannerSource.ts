import type { Scanned } from './keyboardScanner.ts';

/** Passes scans from the page, which listens to the keyboard from its start, to the route that uses them. */
export interface ScannerSource {
  readonly emit: (scanned: Scanned) => void;
  readonly subscribe: (onScan: (scanned: Scanned) => void) => () => void;
}

export function createScannerSource(): ScannerSource {
  const listeners = new Set<(scanned: Scanned) => void>();
  return {
    emit: (scanned) => {
      for (const listener of listeners) listener(scanned);
    },
    subscribe: (onScan) => {
      listeners.add(onScan);
      return () => listeners.delete(onScan);
    },
  };
}
