import { useMessages } from '../../i18n/I18nProvider.tsx';
import { closeIcon } from '../../primitives/Icon/controlIcons.ts';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { IconList } from '../shared/IconList.tsx';

/** The data that is deleted with the account, and the data that the law requires the group to keep. */
export function Consequences() {
  const words = useMessages().settings.deleteAccount;
  return (
    <Stack gap={8}>
      <Part title={words.goesTitle} icon={closeIcon} lines={words.goes} />
      <Part title={words.staysTitle} icon={clockIcon} lines={words.stays} />
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly icon: IconDrawing;
  readonly lines: readonly string[];
}

function Part({ title, icon, lines }: PartProps) {
  return (
    <Stack gap={4} as="section">
      <Text as="h2" variant="heading">
        {title}
      </Text>
      <IconList icon={icon} lines={lines} />
    </Stack>
  );
}
