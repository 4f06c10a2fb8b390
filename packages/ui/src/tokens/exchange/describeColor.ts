import type { ColorToken } from '../colors.ts';
import { type Pairing, type PairingKind, pairings, REQUIRED_CONTRAST } from '../pairings.ts';

const AS_FOREGROUND: Readonly<Record<PairingKind, string>> = {
  text: 'Text',
  largeText: 'Large text',
  control: 'Control or outline',
};

const AS_BACKGROUND: Readonly<Record<PairingKind, string>> = {
  text: 'Background for text in',
  largeText: 'Background for large text in',
  control: 'Background for controls in',
};

const KINDS = Object.keys(REQUIRED_CONTRAST) as PairingKind[];

/** Describes the legal pairings of a colour to a designer, with the contrast that each requires. */
export function describeColor(token: ColorToken): string {
  const sentences = KINDS.flatMap((kind) => [
    sentence(`${AS_FOREGROUND[kind]} on`, kind, 'foreground', 'background', token),
    sentence(AS_BACKGROUND[kind], kind, 'background', 'foreground', token),
  ]).filter((one) => one !== null);
  if (sentences.length > 0) return sentences.join(' ');
  return 'No pairing is legal. Use it for decoration and disabled controls, never for text or enabled controls.';
}

function sentence(
  beginning: string,
  kind: PairingKind,
  side: keyof Pairing,
  other: 'foreground' | 'background',
  token: ColorToken,
): string | null {
  const others = pairings
    .filter((pairing) => pairing.kind === kind && pairing[side] === token)
    .map((pairing) => pairing[other]);
  if (others.length === 0) return null;
  return `${beginning} ${others.join(', ')}: at least ${REQUIRED_CONTRAST[kind]}:1.`;
}
