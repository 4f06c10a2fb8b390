import { useId, useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DefinitionList } from '../../primitives/DefinitionList/DefinitionList.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { MobileForm } from './MobileForm.tsx';
import type { ProfileScreenProps, ProfileState } from './Profile.types.ts';
import { readableMobile } from './toE164.ts';

export interface ContactProps extends Pick<ProfileScreenProps, 'onChangeMobile'> {
  readonly state: Extract<ProfileState, { status: 'ready' }>;
}

/** The member's contact details. Members change only the mobile number here. */
export function Contact({ state, onChangeMobile }: ContactProps) {
  const { profile: words } = useMessages();
  const { member, change, editable } = state;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(change);
  const id = useId();
  // Close the form once, when its change is saved.
  if (shown !== change) {
    setShown(change);
    if (change.status === 'saved') setOpen(false);
  }
  const editing = open && editable;
  return (
    <Card as="section" labelledBy={id} padding="large">
      <Stack gap={4}>
        <Text as="h2" id={id} variant="subheading">
          {words.contactTitle}
        </Text>
        <DefinitionList
          items={[
            { term: words.name, description: member.name },
            { term: words.email, description: member.email },
            ...(editing
              ? []
              : [
                  {
                    term: words.mobile,
                    description: readableMobile(member.mobile) || words.noMobile,
                  },
                ]),
          ]}
        />
        {editing && (
          <MobileForm
            mobile={member.mobile}
            change={change}
            onSave={onChangeMobile}
            onCancel={() => setOpen(false)}
          />
        )}
        {!editing && change.status === 'saved' && (
          <Banner tone="success" role="status">
            {words.saved}
          </Banner>
        )}
        {!editing && editable && (
          <div>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {words.change}
            </Button>
          </div>
        )}
        {!editable && (
          <Text variant="small" tone="muted">
            {words.offline}
          </Text>
        )}
        <Text variant="small" tone="muted" measure>
          {words.identityNote}
        </Text>
      </Stack>
    </Card>
  );
}
