import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { once } from './once.ts';

/** A component whose code comes when it is first shown, or when it is asked for before that. */
export interface LazyComponent extends FunctionComponent {
  /** Fetches the code; from then on the component shows at once. Rejects where it cannot be had. */
  readonly preload: () => Promise<unknown>;
}

/** A component whose code is loaded when it is first shown, from a module that exports it by name. */
export function lazyNamed<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>> | undefined>,
  name: Name,
): LazyComponent {
  let Loaded: ComponentType | undefined;
  const preload = once(async () => {
    Loaded = (await load())?.[name];
    return Loaded;
  });
  const Awaited = lazy(async () => {
    const Component = await preload();
    // Its code is gone and the member was told: the page waits as it is for its reload.
    return Component ? { default: Component } : new Promise<never>(() => {});
  });
  // Code that is here is drawn in the same frame: `lazy` would show a fallback in between.
  return Object.assign(() => (Loaded ? <Loaded /> : <Awaited />), { preload });
}
