import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { telephoneHref } from './telephoneHref.ts';

/** A casino and its telephone number, as written for people. */
export interface CasinoNumber {
  readonly name: string;
  readonly telephone: string;
}

const Root = styled.dl`
  ${typography('small')}
  display: grid;
  gap: ${vars.space[2]};
  margin-block-start: ${vars.space[8]};
  ${alignedTo('start')}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  padding-block-start: ${vars.space[2]};
`;

const Note = styled.p`
  color: ${vars.color.textMuted};
`;

export interface HelpNumbersProps {
  readonly casinos: readonly CasinoNumber[];
}

/** The numbers to call if the app does not work: the casinos and the National Gambling Helpline. */
export function HelpNumbers({ casinos }: HelpNumbersProps) {
  const { helplineName, helplineNote, helplineNumber } = useMessages().common.saferGambling;
  const helpline = { name: helplineName, telephone: helplineNumber, note: helplineNote };
  return (
    <Root>
      {[...casinos.map((casino) => ({ ...casino, note: null })), helpline].map((entry) => (
        <Row key={entry.name}>
          <dt>
            <span>{entry.name}</span>
            {entry.note && <Note>{entry.note}</Note>}
          </dt>
          <dd dir="ltr">
            <TextLink standalone href={telephoneHref(entry.telephone)}>
              {entry.telephone}
            </TextLink>
          </dd>
        </Row>
      ))}
    </Root>
  );
}
