import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { vars } from '../../tokens/vars.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { SupportScreenProps } from './Support.types.ts';
import { SupportForm } from './SupportForm.tsx';

const Column = styled.div`
  max-inline-size: ${vars.size.measure};
`;

/** Sends a message to the support desk, for visitors and members. Specification section 2. */
export function SupportScreen({
  layout,
  frame,
  backHref,
  backLabel,
  onAnother,
  state,
  ...form
}: SupportScreenProps) {
  const words = useMessages().joining.support;
  const page = { layout, frame };
  const back = frame === 'account' && (
    <TextLink href={backHref} standalone>
      {backLabel}
    </TextLink>
  );
  if (state.status === 'sent') {
    return (
      <SupportPage {...page} title={words.sentTitle} text={words.sent}>
        <Button block variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
        {back}
      </SupportPage>
    );
  }
  return (
    <SupportPage {...page} title={words.title} text={words.text}>
      <SupportForm {...form} state={state} />
      {back}
    </SupportPage>
  );
}

interface SupportPageProps extends Pick<SupportScreenProps, 'layout' | 'frame'> {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The page in the frame of a visitor or of a member. A title bar has the title of the page, not of its state. */
function SupportPage({ layout, frame, title, text, children }: SupportPageProps) {
  const words = useMessages().joining.support;
  if (frame === 'account') {
    return (
      <AccountPage layout={layout} title={title} text={text}>
        {children}
      </AccountPage>
    );
  }
  return (
    <CasinoPage layout={layout} title={words.title}>
      <Column>
        <Stack gap={6}>
          <div>
            {title !== words.title && (
              <Text as="h2" variant="heading">
                {title}
              </Text>
            )}
            <Text variant="lead" tone="muted">
              {text}
            </Text>
          </div>
          {children}
        </Stack>
      </Column>
    </CasinoPage>
  );
}
