import { isPromotionFree } from '@casino/functions/contract';
import type { ComponentType } from 'react';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { useShownMember } from '../../session/useSession.ts';

const PromotionsHiddenRoute = lazyNamed(
  () => import('./PromotionsHiddenRoute.tsx'),
  'PromotionsHiddenRoute',
);

/** Wraps a page with promotions. In promotion-free mode it shows "Promotions are hidden" instead. */
export function behindPromotionGate(Page: ComponentType): ComponentType {
  return function PromotionGate() {
    return isPromotionFree(useShownMember() ?? {}) ? <PromotionsHiddenRoute /> : <Page />;
  };
}
