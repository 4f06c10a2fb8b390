import { useMessages } from '../../i18n/I18nProvider.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';

/** Replaces the settings if the device is offline and has no cached settings. */
export function SettingsOffline({ onRetry }: { readonly onRetry: () => void }) {
  const { settings } = useMessages();
  return <FailedCard title={settings.offlineTitle} text={settings.offlineText} onRetry={onRetry} />;
}
