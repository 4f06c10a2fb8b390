/** Returns the known value if the loaded one is equal, so that nothing renders again. */
export function reuseIfEqual<T>(known: T | null | undefined, loaded: T): T {
  return known != null && JSON.stringify(known) === JSON.stringify(loaded) ? known : loaded;
}
