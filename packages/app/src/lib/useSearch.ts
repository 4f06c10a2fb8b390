import { useLocation } from 'react-router-dom';
import { useFirstFrame } from '../firstFrame/useFirstFrame.ts';

/** The query of the address with its `?`, or empty. Empty in the page's first frame too. */
export function useSearch(): string {
  const { search } = useLocation();
  return useFirstFrame() ? '' : search;
}
