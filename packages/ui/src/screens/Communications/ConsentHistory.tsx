import { styled } from 'styled-components';
import { LANGUAGE_NAMES } from '../../components/LanguageChoice/LanguageChoice.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { useShown } from '../../primitives/ShowMore/useShown.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../tokens/vars.ts';
import { SettingsSection } from '../Settings/SettingsSection.tsx';
import type { ConsentRecord } from './Communications.types.ts';

const PAGE = 10;

const Record = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding-block: ${vars.space[3]};

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }
`;

/** Every answer of the member, with its text and its time. */
export function ConsentHistory({ history }: { readonly history: readonly ConsentRecord[] }) {
  const { settings } = useMessages();
  const { date, time, number } = useFormatters();
  const words = settings.communications;
  const [shown, more] = useShown(history.length, PAGE);
  return (
    <SettingsSection title={words.history} text={words.historyText}>
      {history.length === 0 ? (
        <Text tone="muted">{words.historyEmpty}</Text>
      ) : (
        <Stack gap={4}>
          <ol>
            {history.slice(0, shown).map(({ wording, given, at, read }) => (
              <Record key={`${at} ${wording}`}>
                <Text variant="body">{wording}</Text>
                <Badge tone={given ? 'success' : 'neutral'}>{given ? words.yes : words.no}</Badge>
                <div>
                  <Text variant="small" tone="muted" tabular>
                    {words.when(date(at), time(at))}
                  </Text>
                  {read && (
                    <Text variant="small" tone="muted">
                      {words.readIn(LANGUAGE_NAMES[read.language], read.version)}
                    </Text>
                  )}
                </div>
              </Record>
            ))}
          </ol>
          {history.length > PAGE && (
            <ShowMore
              shown={shown}
              total={history.length}
              label={words.more}
              standing={words.standing(number(shown), number(history.length))}
              onMore={more}
            />
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}
