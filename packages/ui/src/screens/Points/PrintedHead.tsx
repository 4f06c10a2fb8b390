import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { DefinitionList } from '../../primitives/DefinitionList/DefinitionList.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { StatementHolder } from './Points.types.ts';

const Root = styled.header`
  display: grid;
  gap: ${vars.space[4]};
`;

const Title = styled.p`
  ${typography('heading')}
`;

/** The head of the statement on paper: whose it is, and of when. The page itself has both around it. */
export function PrintedHead({ holder }: { readonly holder: StatementHolder }) {
  const { common, joining, points, profile } = useMessages();
  const { date, reader } = useFormatters();
  const { name, number, venueName } = holder;
  const words = points.statement;
  return (
    <Root data-print-only>
      <Title>{words.printedTitle(common.appName)}</Title>
      <DefinitionList
        items={[
          { term: profile.name, description: name },
          { term: joining.fields.membershipNumber, description: number },
          ...(venueName === null ? [] : [{ term: profile.homeCasino, description: venueName }]),
          ...(reader ? [{ term: words.printedOn, description: date(reader.today) }] : []),
        ]}
      />
    </Root>
  );
}
