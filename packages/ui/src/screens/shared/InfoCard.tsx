import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface InfoCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled card, such as opening hours. */
export function InfoCard({ title, children }: InfoCardProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <Text as="h2" variant="subheading" id={id}>
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
