import { SCHEMES, TIERS } from '../packages/ui/src/tokens/tiers.ts';

/** The viewports of `preview.tsx`. */
const VIEWPORTS = ['mobile', 'desktop'] as const;

/**
 * The modes that Chromatic draws of each story: every tier in dark on a phone, and the first tier in every scheme
 * and viewport. All combinations would be 28 pictures per story, and Chromatic charges per picture.
 */
export const chromaticModes = Object.fromEntries([
  ...TIERS.map((tier) => mode(tier, 'dark', 'mobile')),
  ...SCHEMES.flatMap((scheme) => VIEWPORTS.map((viewport) => mode(TIERS[0], scheme, viewport))),
]);

function mode(tier: string, scheme: string, viewport: string) {
  return [`${tier} ${scheme} ${viewport}`, { tier, scheme, viewport }] as const;
}
