import { lazyNamed } from '../lib/lazyNamed.ts';

/** The members' pages, with what only they need: a visitor who signs in has not downloaded it before. */
export const MemberArea = lazyNamed(() => import('./MemberArea.tsx'), 'MemberArea');
