import { useId } from 'react';
import { AddToWallet } from '../../components/AddToWallet/AddToWallet.tsx';
import { TierBadge } from '../../components/TierBadge/TierBadge.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DefinitionList } from '../../primitives/DefinitionList/DefinitionList.tsx';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { ProfileMember, ProfileScreenProps } from './Profile.types.ts';

export interface MembershipFactsProps extends Pick<ProfileScreenProps, 'wallet'> {
  readonly member: ProfileMember;
}

/** The member's number, tier and home casino, and the wallets that can hold the card. */
export function MembershipFacts({ member, wallet }: MembershipFactsProps) {
  const { common, profile: words } = useMessages();
  const id = useId();
  return (
    <Card as="section" labelledBy={id} padding="large">
      <Stack gap={4}>
        <Text as="h2" id={id} variant="subheading">
          {words.membershipTitle}
        </Text>
        <DefinitionList
          items={[
            { term: words.number, description: <Spelled text={member.membershipNumber} /> },
            {
              term: words.tier,
              description: <TierBadge tier={member.tier} name={common.tiers[member.tier]} />,
            },
            { term: words.homeCasino, description: member.homeCasino ?? words.noHomeCasino },
          ]}
        />
        {wallet && <AddToWallet {...wallet} />}
      </Stack>
    </Card>
  );
}
