import type { ComponentType } from 'react';
import type { MemberCardProps } from '../../../components/MemberCard/MemberCard.tsx';

/** The props of what stands for the card while it is above the window of a phone. */
export interface CardIndexProps extends Pick<MemberCardProps, 'tier' | 'balance' | 'labels'> {
  readonly onShowCode: () => void;
}

/** The props of the card in one layout. */
export interface OwnCardLayoutProps extends Omit<MemberCardProps, 'onShowCode'> {
  /** On a phone: `CardIndex`, which can load after the page. */
  readonly index?: ComponentType<CardIndexProps> | undefined;
}
