import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component whose code is loaded when it is first shown, from a module that exports it by name. */
export function lazyNamed<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>> | undefined>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const loaded = await load();
    // Its code is gone and the member was told: the page waits as it is for its reload.
    if (loaded === undefined) return new Promise<never>(() => {});
    return { default: loaded[name] };
  });
}
