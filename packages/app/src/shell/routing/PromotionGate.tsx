import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import type { ComponentType } from 'react';
import { useShownMember } from '../../session/current/useSession.ts';
import { PromotionsHidden } from './screens.tsx';

/** Wraps a page with promotions. In promotion-free mode it shows "Promotions are hidden" instead. */
export function behindPromotionGate(Page: ComponentType): ComponentType {
  return function PromotionGate() {
    return isPromotionFree(useShownMember() ?? {}) ? <PromotionsHidden /> : <Page />;
  };
}
