import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { Withdrawal } from './Communications.types.ts';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
`;

export interface WithdrawalOutcomesProps {
  readonly withdrawal: Withdrawal;
  readonly busy: boolean;
  /** Sends the no again. */
  readonly onSend: (topic: string) => void;
}

/** Which casinos have taken over a no, with a way to send it again to those that have not. */
export function WithdrawalOutcomes({ withdrawal, busy, onSend }: WithdrawalOutcomesProps) {
  const words = useMessages().settings.communications.withdrawal;
  const { topic, outcomes } = withdrawal;
  const isComplete = outcomes.every(({ saved }) => saved);
  return (
    <Banner tone={isComplete ? 'info' : 'warning'} role="status">
      <Stack gap={3}>
        <List>
          {outcomes.map(({ id, casino, saved }) => (
            <li key={id}>
              {saved ? words.saved(casino ?? words.unnamed) : words.failed(casino ?? words.unnamed)}
            </li>
          ))}
        </List>
        {!isComplete && (
          <div>
            <Button variant="secondary" busy={busy} onClick={() => onSend(topic)}>
              {words.again}
            </Button>
          </div>
        )}
      </Stack>
    </Banner>
  );
}
