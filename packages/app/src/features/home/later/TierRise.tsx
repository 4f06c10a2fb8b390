import type { Tier } from '@casino/functions/contract/tiers.ts';
import { drawRise } from '@casino/ui/components/MemberCard/drawRise.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useToast } from '@casino/ui/primitives/Toast/ToastQueueProvider.tsx';
import { useEffect } from 'react';
import { useTierRise } from './useTierRise.ts';

/** Says once that the member has reached a tier, and draws its card. */
export function TierRise() {
  const risen = useTierRise();
  return risen && <Risen key={risen} tier={risen} />;
}

function Risen({ tier }: { readonly tier: Tier }) {
  const { common, rewards } = useMessages();
  const showToast = useToast();
  const text = rewards.home.tierRisen(common.tiers[tier]);
  useEffect(() => {
    showToast({ text, tone: 'success' });
    drawRise(document);
  }, [showToast, text]);
  return null;
}
