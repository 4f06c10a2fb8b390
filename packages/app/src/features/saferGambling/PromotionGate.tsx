import { isPromotionFree } from '@casino/functions/contract';
import type { ComponentType } from 'react';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { useShownMember } from '../../session/useSession.ts';

const PromotionsHiddenRoute = lazyNamed(
  () => import('./PromotionsHiddenRoute.tsx'),
  'PromotionsHiddenRoute',
);

/** The page that promotes, or what stands in its place in promotion-free mode. */
export function behindPromotionGate(Page: ComponentType): ComponentType {
  return function PromotionGate() {
    return isPromotionFree(useShownMember() ?? {}) ? <PromotionsHiddenRoute /> : <Page />;
  };
}
