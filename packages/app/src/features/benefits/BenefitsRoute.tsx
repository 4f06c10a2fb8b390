import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { BenefitsScreen } from '@casino/ui/screens/Benefits/BenefitsScreen.tsx';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useShownMember } from '../../session/useSession.ts';
import { toBenefits } from './toBenefits.ts';
import { useBenefits } from './useBenefits.ts';

/** `/benefits`: My Benefits. Specification section 2. */
export function BenefitsRoute() {
  const messages = useMessages();
  const loaded = useShownMember();
  const benefits = useBenefits();
  return (
    <BenefitsScreen
      layout={useLayout()}
      state={toBenefits(messages, loaded, benefits)}
      onRetry={benefits.retry}
    />
  );
}
