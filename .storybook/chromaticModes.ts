import { SCHEMES, TIERS } from '../packages/ui/src/tokens/tiers.ts';

/** The views that `preview.tsx` names. */
const VIEWPORTS = ['mobile', 'desktop'] as const;

/**
 * What Chromatic takes of each story: every tier in the dark on a phone, and the first tier in every scheme
 * and view. All combinations would be 28 pictures a story, and cost as much.
 */
export const chromaticModes = Object.fromEntries([
  ...TIERS.map((tier) => mode(tier, 'dark', 'mobile')),
  ...SCHEMES.flatMap((scheme) => VIEWPORTS.map((viewport) => mode(TIERS[0], scheme, viewport))),
]);

function mode(tier: string, scheme: string, viewport: string) {
  return [`${tier} ${scheme} ${viewport}`, { tier, scheme, viewport }] as const;
}
