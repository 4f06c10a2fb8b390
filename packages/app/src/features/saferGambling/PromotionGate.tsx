import { isPromotionFree } from '@casino/functions/contract';
import type { ComponentType } from 'react';
import { PromotionsHidden } from '../../pages/screens.tsx';
import { useShownMember } from '../../session/useSession.ts';

/** The page that promotes, or what stands in its place in promotion-free mode. */
export function behindPromotionGate(Page: ComponentType): ComponentType {
  return function PromotionGate() {
    return isPromotionFree(useShownMember() ?? {}) ? <PromotionsHidden /> : <Page />;
  };
}
