import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface RevokedProps {
  readonly waiting: number;
  readonly onSetUpAgain: () => void;
}

/** A revoked device still uploads what waits. It is set up again after that. */
export function Revoked({ waiting, onSetUpAgain }: RevokedProps) {
  const words = useMessages().till.staff.revoked;
  const { number } = useFormatters();
  return (
    <>
      <Banner tone={waiting > 0 ? 'warning' : 'success'} role="status">
        {waiting > 0 ? words.waiting(number(waiting)) : words.none}
      </Banner>
      <Button block variant={waiting > 0 ? 'secondary' : 'primary'} onClick={onSetUpAgain}>
        {words.submit}
      </Button>
    </>
  );
}
