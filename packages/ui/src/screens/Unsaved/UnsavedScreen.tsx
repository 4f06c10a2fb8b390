import { UnsavedNote } from '../../components/LoadFailure/UnsavedNote.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { UnsavedScreenProps } from './Unsaved.types.ts';

/** A page whose code is not on the device, without a connection that carries it. The app opens it when one returns. */
export function UnsavedScreen({ layout, title }: UnsavedScreenProps) {
  return (
    <CasinoPage layout={layout} title={title}>
      <Card>
        <UnsavedNote />
      </Card>
    </CasinoPage>
  );
}
