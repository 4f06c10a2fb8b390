import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { once } from './once.ts';

/** A component whose code loads when it first renders, or with `preload`. */
export interface LazyComponent<Props extends object = object> extends FunctionComponent<Props> {
  /** Loads the code, so that the component renders without a fallback. Rejects if the code does not load. */
  readonly preload: () => Promise<unknown>;
}

/** Makes a lazy component of a module's named export. */
export function lazyNamed<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>> | undefined>,
  name: Name,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = once(async () => {
    Loaded = (await load())?.[name];
    return Loaded;
  });
  const Awaited = lazy(async () => {
    const Component = await preload();
    // The server has no such file any more, and a dialog says so. The page stays until its reload.
    return Component ? { default: Component } : new Promise<never>(() => {});
  });
  // Loaded code renders in the same frame. `lazy` would show its fallback first.
  return Object.assign(
    (props: Props) => (Loaded ? <Loaded {...props} /> : <Awaited {...props} />),
    { preload },
  );
}
