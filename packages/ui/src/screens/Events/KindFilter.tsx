import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { checkIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { EventGroup } from './eventGroups.ts';

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

const Chip = styled.button`
  ${typography('label')}
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  min-block-size: ${vars.size.target};
  padding-inline: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.pill};

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accentSubtle};
    color: ${vars.color.accentText};
  }
`;

export interface KindFilterProps {
  readonly groups: readonly EventGroup[];
  /** None means all. */
  readonly chosen: ReadonlySet<EventGroup>;
  readonly onChosen: (chosen: ReadonlySet<EventGroup>) => void;
}

/** Chooses kinds of events. Each button adds a kind, or removes it. */
export function KindFilter({ groups, chosen, onChosen }: KindFilterProps) {
  const words = useMessages().casinoLife.events;
  return (
    <Root aria-label={words.kinds}>
      {groups.map((group) => {
        const pressed = chosen.has(group);
        const others = [...chosen].filter((each) => each !== group);
        return (
          <Chip
            key={group}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChosen(new Set(pressed ? others : [...others, group]))}
          >
            {pressed && <Icon icon={checkIcon} />}
            {words.kind[group]}
          </Chip>
        );
      })}
    </Root>
  );
}
