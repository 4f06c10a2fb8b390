import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { tilesStyle } from './tilesStyle.ts';

const Tiles = styled.div`
  ${tilesStyle}
`;

/** Tiles without names. */
export function StaffSkeleton() {
  const { loading } = useMessages().till.staff;
  return (
    <LoadingRegion label={loading}>
      <Tiles>
        {['1', '2', '3', '4'].map((tile) => (
          <Skeleton key={tile} height="5.5rem" shape="card" />
        ))}
      </Tiles>
    </LoadingRegion>
  );
}
