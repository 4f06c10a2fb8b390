import type { ComponentType } from 'react';
import { useMember } from '../../session/useSession.ts';

/** A page that shows once its member is loaded: before that, a change could not be kept. */
export function whenLoaded(Page: ComponentType): ComponentType {
  return function WhenLoaded() {
    return useMember() === null ? null : <Page />;
  };
}
