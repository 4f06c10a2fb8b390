import { useEffect, useId, useRef, useState } from 'react';
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
  const closed = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The button of the form that had the focus is gone.
  useEffect(() => {
    const place = closed.current;
    if (wasOpen.current && !open) (place?.querySelector('button') ?? place)?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Card as="section" labelledBy={id} padding="large">
      <Stack gap={4}>
        <Text as="h2" id={id} variant="subheading">
          {words.contactTitle}
        </Text>
        <DefinitionList
          items={[
            { term: words.name, description: member.name },
            { term: words.email, description: member.email || words.noEmail },
            ...(open
              ? []
              : [
                  {
                    term: words.mobile,
                    description: readableMobile(member.mobile) || words.noMobile,
                  },
                ]),
          ]}
        />
        {open && (
          <MobileForm
            mobile={member.mobile}
            change={change}
            editable={editable}
            onSave={onChangeMobile}
            onCancel={() => setOpen(false)}
          />
        )}
        {!open && change.status === 'saved' && (
          <Banner tone="success" role="status">
            {words.saved}
          </Banner>
        )}
        {!(open && editable) && (
          <div ref={closed} tabIndex={-1}>
            {editable ? (
              <Button variant="secondary" onClick={() => setOpen(true)}>
                {words.change}
              </Button>
            ) : (
              <Text variant="small" tone="muted">
                {words.offline}
              </Text>
            )}
          </div>
        )}
        <Text variant="small" tone="muted" measure>
          {words.identityNote}
        </Text>
      </Stack>
    </Card>
  );
}
