import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { BenefitsScreen } from '@casino/ui/screens/Benefits/BenefitsScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useBenefits } from '../shared/benefits/useBenefits.ts';
import { toBenefits } from './toBenefits.ts';

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
