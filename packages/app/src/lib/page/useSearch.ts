import { useLocation } from 'react-router-dom';
import { useFirstFrame } from './useFirstFrame.ts';

/** The query of the URL with its `?`, or empty. Empty in the first frame, which the build renders. */
export function useSearch(): string {
  const { search } = useLocation();
  return useFirstFrame() ? '' : search;
}
