import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../tokens/vars.ts';
import type { OwnCasino, ProfileState } from './Profile.types.ts';

const List = styled.ul`
  display: grid;
  gap: ${vars.space[4]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  overflow-wrap: anywhere;
`;

export interface OwnCasinosProps {
  readonly state: Extract<ProfileState, { status: 'ready' }>;
  /** @param id that of the membership to open the app with */
  readonly onChoose: (id: string) => void;
}

/** The casinos at which the member has a membership, with the one that the app opens with. */
export function OwnCasinos({ state, onChoose }: OwnCasinosProps) {
  const words = useMessages().profile.casinos;
  const { casinos, choice, editable } = state;
  const id = useId();
  return (
    <Card as="section" labelledBy={id} padding="large">
      <Stack gap={4}>
        <Text as="h2" id={id} variant="subheading">
          {words.title}
        </Text>
        <Text tone="muted">{words.text}</Text>
        <List>
          {casinos.map((casino) => (
            <Casino
              key={casino.id}
              casino={casino}
              editable={editable}
              saving={choice.status === 'saving' && choice.id === casino.id}
              onChoose={() => onChoose(casino.id)}
            />
          ))}
        </List>
        {choice.status === 'failed' && (
          <Banner tone="danger" role="alert">
            {choice.message}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}

interface CasinoProps {
  readonly casino: OwnCasino;
  readonly editable: boolean;
  readonly saving: boolean;
  readonly onChoose: () => void;
}

function Casino({ casino, editable, saving, onChoose }: CasinoProps) {
  const { number } = useMessages().profile;
  const words = useMessages().profile.casinos;
  const { blocks } = useMessages().errors;
  const { name, membershipNumber, isOpen, closed } = casino;
  const nameId = useId();
  return (
    <Row>
      <div>
        <Text variant="bodyStrong" id={nameId}>
          {name ?? words.unnamed}
        </Text>
        <Text variant="small" tone="muted">
          {number} <Spelled text={membershipNumber} />
        </Text>
        {closed && (
          <Text variant="small" tone="muted">
            {closed === 'gone' ? words.gone : blocks[closed]}
          </Text>
        )}
      </div>
      {isOpen && <Badge tone="success">{words.open}</Badge>}
      {!isOpen && closed === null && editable && (
        <Button variant="secondary" busy={saving} aria-describedby={nameId} onClick={onChoose}>
          {words.choose}
        </Button>
      )}
    </Row>
  );
}
