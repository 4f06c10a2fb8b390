import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { DownloadState } from './Settings.types.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface DataSectionProps {
  readonly download: DownloadState;
  readonly offline: boolean;
  readonly onDownload: () => void;
}

/** Downloads the member's data. */
export function DataSection({ download, offline, onDownload }: DataSectionProps) {
  const words = useMessages().settings.data;
  const busy = download === 'preparing';
  return (
    <SettingsSection title={words.title} text={words.text}>
      {download === 'failed' && (
        <Banner tone="danger" role="alert">
          {words.failed}
        </Banner>
      )}
      <Stack align="start">
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={words.preparing}
          disabled={offline}
          onClick={onDownload}
        >
          {words.download}
        </Button>
      </Stack>
    </SettingsSection>
  );
}
