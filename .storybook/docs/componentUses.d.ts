/** The result of `readComponentUses` in `scripts/lib/docs/componentUses.mjs`. */
declare module 'virtual:component-uses' {
  const uses: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly uses: readonly string[];
        readonly usedIn: readonly string[];
        readonly tokens: readonly string[];
        readonly interactive: boolean;
      }
    >
  >;
  export default uses;
}
