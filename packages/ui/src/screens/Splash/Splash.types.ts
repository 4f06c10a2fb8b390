import type { Layout } from '../shared.types.ts';

/** The whole page while the app starts. */
export interface SplashScreenProps {
  readonly layout: Layout;
}
