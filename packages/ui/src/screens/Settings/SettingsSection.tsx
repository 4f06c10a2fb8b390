import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface SettingsSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A titled section of the settings. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} padding="medium">
      <Stack gap={4}>
        <Stack gap={2}>
          <Text as="h2" variant="heading" id={id}>
            {title}
          </Text>
          {text && (
            <Text tone="muted" measure>
              {text}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
