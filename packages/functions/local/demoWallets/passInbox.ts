import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';

/** A field of a pass, as its JSON has it. */
export interface ShownField {
  readonly key: string;
  readonly label?: string;
  readonly value: string;
}

/** The part of `pass.json` that the page shows. */
export interface ShownPass {
  readonly serialNumber: string;
  readonly passTypeIdentifier: string;
  readonly authenticationToken: string;
  readonly webServiceURL: string;
  readonly logoText: string;
  readonly backgroundColor: string;
  readonly foregroundColor: string;
  readonly labelColor: string;
  readonly voided?: boolean;
  readonly barcodes?: readonly { readonly message: string; readonly altText?: string }[];
  readonly storeCard: Readonly<
    Record<
      'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields',
      readonly ShownField[] | undefined
    >
  >;
}

/** A signed pass and its unpacked files. */
export interface OpenedPass {
  readonly archive: Uint8Array;
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly json: ShownPass;
}

const MAX_PASSES = 50;

/** The push token of this inbox at the fake push service. */
const PUSH_TOKEN = 'inbox';

/** Unpacks a signed pass. Throws if it is not one. */
export function openPass(archive: Uint8Array): OpenedPass {
  const files = unzipSync(archive);
  return { archive, files, json: JSON.parse(new TextDecoder().decode(files['pass.json'])) };
}

/**
 * The passes that were opened on this machine. It behaves as a phone: it opens a link, registers itself for pushes, and
 * fetches the latest version.
 */
export class PassInbox {
  private readonly service: string;
  private readonly device = randomUUID();
  private passes: readonly OpenedPass[] = [];

  /** @param service the address of the function `wallet-apple` */
  constructor(service: string) {
    this.service = service;
  }

  list(): readonly OpenedPass[] {
    return this.passes;
  }

  /** Opens a link. Returns the serial number, or the text of the refusal. */
  async open(
    token: string,
  ): Promise<{ readonly serialNumber: string } | { readonly refusal: string }> {
    const response = await fetch(`${this.service}/passes/${encodeURIComponent(token)}`);
    if (!response.ok) return { refusal: (await response.text()) || `Status ${response.status}` };
    const pass = openPass(new Uint8Array(await response.arrayBuffer()));
    this.keep(pass);
    const { webServiceURL, passTypeIdentifier, serialNumber } = pass.json;
    await fetch(
      `${webServiceURL}/v1/devices/${this.device}/registrations/${passTypeIdentifier}/${serialNumber}`,
      {
        method: 'POST',
        headers: { ...authorizationOf(pass), 'Content-Type': 'application/json' },
        body: JSON.stringify({ pushToken: PUSH_TOKEN }),
      },
    );
    return { serialNumber };
  }

  /** Fetches a pass again, as a phone does after a push. Undefined for a serial number that was not opened. */
  async latest(serialNumber: string): Promise<OpenedPass | undefined> {
    const held = this.passes.find(({ json }) => json.serialNumber === serialNumber);
    if (!held) return undefined;
    const { webServiceURL, passTypeIdentifier } = held.json;
    const url = `${webServiceURL}/v1/passes/${passTypeIdentifier}/${serialNumber}`;
    const response = await fetch(url, { headers: authorizationOf(held) });
    if (!response.ok) return held;
    const pass = openPass(new Uint8Array(await response.arrayBuffer()));
    this.keep(pass);
    return pass;
  }

  private keep(pass: OpenedPass): void {
    const others = this.passes.filter(({ json }) => json.serialNumber !== pass.json.serialNumber);
    this.passes = [pass, ...others].slice(0, MAX_PASSES);
  }
}

function authorizationOf({ json }: OpenedPass) {
  return { Authorization: `ApplePass ${json.authenticationToken}` };
}
