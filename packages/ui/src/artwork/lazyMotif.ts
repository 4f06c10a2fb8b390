import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { motifs } from './motifs.ts';

type Motifs = typeof motifs;

/** A motif by its name, with the props of that motif. */
type Motif<Name extends keyof Motifs> = ComponentType<ComponentProps<Motifs[Name]>>;

const NoMotif = () => null;

/**
 * Makes a motif of a picture, outside the first load of a page. All motifs load together, so that a device without a
 * connection has those of every page. A picture whose motif does not load keeps its background.
 */
export const lazyMotif = <Name extends keyof Motifs>(name: Name) =>
  lazy<Motif<Name>>(() =>
    import('./motifs.ts').then(
      ({ motifs }) => ({ default: motifs[name] as Motif<Name> }),
      () => ({ default: NoMotif }),
    ),
  );
