/** What the page is told about the backend: the content of its `casino-config` meta element. */
export interface WebConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  /** Present on one machine only: where each part of the local backend listens. */
  readonly emulators?: {
    /** An origin, such as `http://127.0.0.1:9099`. */
    readonly auth: string;
    /** A host and port, such as `127.0.0.1:8080`. */
    readonly firestore: string;
    /** An origin. */
    readonly functions: string;
  };
}

const META = /(<meta\s+name="casino-config"\s+content=)(?:"[^"]*"|'[^']*')/;

/** The page with `config` in its meta element; throws where the page has none. */
export function withConfig(page: string, config: WebConfig): string {
  if (!META.test(page)) throw new Error('index.html has no meta element named casino-config.');
  const content = JSON.stringify(config)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return page.replace(META, (_, start: string) => `${start}"${content}"`);
}
