import { useMessages } from '../../i18n/I18nProvider.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';

/** Stands in for settings that are not on this device, while there is no connection to load them. */
export function SettingsOffline({ onRetry }: { readonly onRetry: () => void }) {
  const { settings } = useMessages();
  return <FailedCard title={settings.offlineTitle} text={settings.offlineText} onRetry={onRetry} />;
}
