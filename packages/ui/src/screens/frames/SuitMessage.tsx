import { EngravedCard } from '../../shell/account/EngravedCard.tsx';
import { SuitMessageDesktop } from './SuitMessage.desktop.tsx';
import { SuitMessageMobile } from './SuitMessage.mobile.tsx';
import type { SuitMessageProps } from './SuitMessage.types.ts';

/** A page with one message and one action, beside a card. */
export function SuitMessage({ layout, suit, ...message }: SuitMessageProps) {
  const Frame = layout === 'desktop' ? SuitMessageDesktop : SuitMessageMobile;
  return (
    <Frame
      {...message}
      card={<EngravedCard suit={suit} transform="translate(130 165) rotate(-8)" />}
    />
  );
}
