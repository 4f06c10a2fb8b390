import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { vars } from '../../tokens/vars.ts';
import type { MovementFilter } from './months.ts';
import type { PointMovement } from './Points.types.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${vars.space[3]} ${vars.space[4]};
  max-inline-size: 29rem;
`;

export interface MovementFiltersProps {
  /** The movements of one kind of points, which give the choices. */
  readonly movements: readonly PointMovement[];
  readonly venueNames: ReadonlyMap<number, string>;
  readonly filter: MovementFilter;
  readonly onFilter: (filter: MovementFilter) => void;
}

/** Chooses a kind of movement and a casino. A choice between fewer than two is left out. */
export function MovementFilters({ movements, venueNames, filter, onFilter }: MovementFiltersProps) {
  const words = useMessages().points.statement;
  const kinds = [...new Set(movements.map(({ kind }) => kind))];
  const venueIds = new Set(movements.flatMap(({ venueId }) => venueId ?? []));
  const venues = [...venueIds].flatMap((id) => {
    const label = venueNames.get(id);
    return label === undefined ? [] : [{ value: String(id), label }];
  });
  if (kinds.length < 2 && venues.length < 2) return null;
  return (
    <Root data-screen-only>
      {kinds.length > 1 && (
        <Select
          label={words.kind}
          placeholder={words.allKinds}
          options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          value={filter.kind ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, kind: kinds.find((kind) => kind === target.value) ?? null })
          }
        />
      )}
      {venues.length > 1 && (
        <Select
          label={words.venue}
          placeholder={words.allVenues}
          options={venues}
          value={String(filter.venueId ?? '')}
          onChange={({ target }) =>
            onFilter({ ...filter, venueId: target.value === '' ? null : Number(target.value) })
          }
        />
      )}
    </Root>
  );
}
