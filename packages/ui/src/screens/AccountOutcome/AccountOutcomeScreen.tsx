import { useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { memberIcon } from '../../primitives/Icon/contactIcons.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import type { AccountOutcome, AccountOutcomeScreenProps } from './AccountOutcome.types.ts';

/** Confirms an outcome, with the customer number after registration, and one action. Specification section 4. */
export function AccountOutcomeScreen({ layout, state, nextHref }: AccountOutcomeScreenProps) {
  const { joining } = useMessages();
  const words = wordsOf(joining.outcomes, state);
  const number = state.status === 'registered' ? state.customerNumber : null;
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      {number !== null && (
        <Fact icon={memberIcon} label={joining.fields.customerNumber} value={number} />
      )}
      <ButtonLink href={nextHref} block>
        {words.action}
      </ButtonLink>
    </AccountPage>
  );
}

function wordsOf(outcomes: Messages['joining']['outcomes'], state: AccountOutcome) {
  switch (state.status) {
    case 'reset-sent':
      return outcomes.resetSent;
    case 'password-changed':
      return outcomes.passwordChanged;
    case 'linked':
      return outcomes.linked;
    case 'registered':
      return state.linked ? outcomes.registered : outcomes.registeredElsewhere;
  }
}
