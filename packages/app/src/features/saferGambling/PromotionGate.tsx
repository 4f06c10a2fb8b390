import { isPromotionFree } from '@casino/functions/contract/saferGambling.ts';
import type { ComponentType } from 'react';
import { PromotionsHidden } from '../../pages/screens.tsx';
import { useShownMember } from '../../session/useSession.ts';

/** Wraps a page with promotions. In promotion-free mode it shows "Promotions are hidden" instead. */
export function behindPromotionGate(Page: ComponentType): ComponentType {
  return function PromotionGate() {
    return isPromotionFree(useShownMember() ?? {}) ? <PromotionsHidden /> : <Page />;
  };
}
