import { TillPageDesktop } from './TillPage.desktop.tsx';
import { TillPageMobile } from './TillPage.mobile.tsx';
import type { TillPageProps } from './tillPage.types.ts';

/** A page of the till with one step. */
export function TillPage({ layout, ...parts }: TillPageProps) {
  const Frame = layout === 'desktop' ? TillPageDesktop : TillPageMobile;
  return <Frame {...parts} />;
}
