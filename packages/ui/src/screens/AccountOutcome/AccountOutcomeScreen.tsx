import { MemberCardSkeleton } from '../../components/MemberCard/MemberCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { memberIcon } from '../../primitives/Icon/contactIcons.ts';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import type { AccountOutcome, AccountOutcomeScreenProps } from './AccountOutcome.types.ts';
import { DealtCard } from './DealtCard.tsx';

/** Confirms an outcome, with the card or the number of a new membership, and one action. Specification section 4. */
export function AccountOutcomeScreen({ layout, state, nextHref }: AccountOutcomeScreenProps) {
  const words = outcomeWords(useMessages().joining.outcomes, state);
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      <NewMembership layout={layout} state={state} />
      <ButtonLink href={nextHref} block>
        {words.action}
      </ButtonLink>
    </AccountPage>
  );
}

/** The card of the member, or the number if there is no card. */
function NewMembership({ layout, state }: Pick<AccountOutcomeScreenProps, 'layout' | 'state'>) {
  const { joining, rewards } = useMessages();
  const card = 'card' in state ? state.card : null;
  const number = 'membershipNumber' in state ? state.membershipNumber : null;
  if (card === 'loading') {
    return (
      <LoadingRegion label={rewards.home.loading}>
        <MemberCardSkeleton />
      </LoadingRegion>
    );
  }
  if (card !== null) return <DealtCard layout={layout} member={card} />;
  if (number === null) return null;
  return <Fact icon={memberIcon} label={joining.fields.membershipNumber} value={number} />;
}

function outcomeWords(outcomes: Messages['joining']['outcomes'], state: AccountOutcome) {
  switch (state.status) {
    case 'reset-sent':
      return outcomes.resetSent;
    case 'password-changed':
      return outcomes.passwordChanged;
    case 'linked':
      return outcomes.linked;
    case 'registered':
      return outcomes.registered;
    case 'registered-elsewhere':
      return outcomes.registeredElsewhere;
  }
}
