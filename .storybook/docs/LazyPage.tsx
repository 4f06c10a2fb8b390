import { lazy, Suspense } from 'react';

// Lazy because tests of stories load the preview, and draw no page of the docs.
const Page = lazy(() => import('./Page.tsx'));

/** The page of every component and screen in the docs. */
export function LazyPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
