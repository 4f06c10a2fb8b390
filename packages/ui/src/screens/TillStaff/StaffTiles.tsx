import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { TillPerson } from './TillStaff.types.ts';
import { tilesStyle } from './tilesStyle.ts';

const Tiles = styled.ul`
  ${tilesStyle}
`;

const Tile = styled.button`
  display: grid;
  align-content: center;
  gap: ${vars.space[1]};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 5.5rem;
  padding: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  ${alignedTo('start')}
  overflow-wrap: anywhere;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &:active {
    background: ${vars.color.accentSubtle};
  }

  &:disabled {
    border-color: ${vars.color.border};
    background: none;
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }
`;

const Name = styled.span`
  ${typography('subheading')}
`;

const Role = styled.span`
  ${typography('small')}
  color: ${vars.color.textMuted};

  :disabled > & {
    color: inherit;
  }
`;

export interface StaffTilesProps {
  readonly staff: readonly TillPerson[];
  /** The person who can go on without a connection; null without one. */
  readonly shift: TillPerson | null;
  readonly isOnline: boolean;
  readonly onChoose: (personId: string) => void;
}

/** Everyone who may log in on the device. */
export function StaffTiles({ staff, shift, isOnline, onChoose }: StaffTilesProps) {
  const { choose: words } = useMessages().till.staff;
  const id = useId();
  if (staff.length === 0) {
    return (
      <Card>
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      </Card>
    );
  }
  return (
    <>
      {!isOnline && (
        <Banner id={id} tone="warning">
          {shift ? words.offlineShift(shift.name) : words.offline}
        </Banner>
      )}
      <Tiles>
        {staff.map((person) => {
          const isDisabled = !isOnline && person.id !== shift?.id;
          return (
            <li key={person.id}>
              <Tile
                type="button"
                disabled={isDisabled}
                aria-describedby={isDisabled ? id : undefined}
                onClick={() => onChoose(person.id)}
              >
                <Name>{person.name}</Name>
                <Role>{words.roles[person.role]}</Role>
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </>
  );
}
